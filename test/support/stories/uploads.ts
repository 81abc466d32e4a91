import type { ImageArea } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload, UploadForm, UploadType } from '#contract/media/uploads.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';
import { aForm, type PictureForm, sendForm } from './upload-forms.ts';

interface Picture {
  readonly area: ImageArea;
  readonly file: Buffer;
  /** The declared type of the file, which may be wrong. */
  readonly contentType?: UploadType;
}

/** Returns a form for a file. */
export const aFormFor = (
  as: Person,
  { area, file, contentType = 'image/jpeg' }: Picture,
): Promise<PictureForm> => aForm(as, { area, contentType, size: Math.max(file.length, 1) });

/** Uploads a picture with a new form. */
export async function uploadPictureAs(
  as: Person,
  picture: Picture,
): Promise<{ readonly upload: UploadForm; readonly imageUrl: string }> {
  const upload = await aFormFor(as, picture);
  const { status } = await sendForm(upload, picture.file);
  if (status !== 204) throw new Error(`S3 answered ${status} to an upload`);
  return { upload, imageUrl: upload.imageUrl };
}

/** Waits until an upload is ready or refused, and returns it. */
export async function processed(as: Person, id: string): Promise<Upload> {
  let found: Upload | undefined;
  await eventually(async () => {
    found = (await call(uploadRoutes.getUpload, { as, params: { id } })).body;
    expect(['ready', 'refused']).toContain(found.status);
  });
  return found as Upload;
}
