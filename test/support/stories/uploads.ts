import type { ImageArea } from '#contract/images.ts';
import { uploadRoutes } from '#contract/routes/uploads.ts';
import type { Upload, UploadForm, UploadType } from '#contract/uploads.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';

interface Picture {
  readonly area: ImageArea;
  readonly file: Buffer;
  /** What the file is said to be; it may be something else. */
  readonly contentType?: UploadType;
}

/** The form of a new upload. */
export async function aForm(
  as: Person,
  { area, file, contentType = 'image/jpeg' }: Picture,
): Promise<UploadForm> {
  const body = { area, contentType, size: Math.max(file.length, 1) };
  return (await call(uploadRoutes.createUpload, { as, body })).body;
}

/** Sends a file by a form, as a browser does; returns the answer of S3. */
export async function post(
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: Buffer,
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'photo');
  return fetch(url, { method: 'POST', body: form });
}

/** Uploads a picture by a new form. */
export async function uploadPicture(
  as: Person,
  picture: Picture,
): Promise<{ readonly upload: UploadForm; readonly imageUrl: string }> {
  const upload = await aForm(as, picture);
  const { status } = await post(upload, picture.file);
  if (status !== 204) throw new Error(`S3 answered ${status} to an upload`);
  return { upload, imageUrl: upload.imageUrl };
}

/** Waits until an upload is ready or refused; returns it. */
export async function processed(as: Person, id: string): Promise<Upload> {
  let found: Upload | undefined;
  await eventually(async () => {
    found = (await call(uploadRoutes.getUpload, { as, params: { id } })).body;
    expect(['ready', 'refused']).toContain(found.status);
  });
  return found as Upload;
}
