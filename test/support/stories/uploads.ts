import {
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type ImageArea, imageKeyOf } from '#contract/media/images.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { Upload, UploadForm, UploadInput, UploadType } from '#contract/media/uploads.ts';
import { awsClientSettings, queueJob, stageUnderTest } from '../stage.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';

let client: S3Client | undefined;

/** Returns the picture storage for administrative calls. */
export const storage = () => {
  client ??= new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  return client;
};

/** Returns the name of the pictures bucket. */
export const imagesBucketName = () => stageUnderTest().outputs.ImagesBucketName;

type PictureForm = UploadForm & { readonly imageUrl: string };

/** Returns a form for uploading one picture, by default of an offer. */
export async function aForm(as: Person, changes: Partial<UploadInput> = {}): Promise<PictureForm> {
  const input: UploadInput = { area: 'offer', contentType: 'image/jpeg', size: 1000, ...changes };
  const { body } = await call(uploadRoutes.createUpload, { as, body: input });
  const { imageUrl } = body;
  if (imageUrl === undefined) throw new Error('The form of a picture has no URL of its image');
  return { ...body, imageUrl };
}

/** The storage's answer to a form. */
interface Stored {
  readonly status: number;
  /** Error code, such as `EntityTooLarge`. */
  readonly code: string | undefined;
}

/**
 * Sends a form with a file like a browser: the fields first, the file last. `changes` replace fields, or leave them out
 * if undefined; without a file the form has no file field.
 */
export async function sendForm(
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: Buffer | undefined,
  changes: Readonly<Record<string, string | undefined>> = {},
): Promise<Stored> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes })) {
    if (value !== undefined) form.append(name, value);
  }
  if (file) form.append('file', new Blob([new Uint8Array(file)]), 'foto.jpg');
  const answer = await fetch(url, { method: 'POST', body: form });
  const text = await answer.text();
  return { status: answer.status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1] };
}

/** Returns the keys of stored files with a prefix. */
async function keysBelow(Prefix: string): Promise<string[]> {
  const { Contents = [] } = await storage().send(
    new ListObjectsV2Command({ Bucket: imagesBucketName(), Prefix }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

/** Returns a stored file with its headers. */
export async function storedFile(Key: string) {
  const { Body, ContentType, CacheControl } = await storage().send(
    new GetObjectCommand({ Bucket: imagesBucketName(), Key }),
  );
  const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
  return { bytes, contentType: ContentType, cacheControl: CacheControl };
}

/** Returns the files of an image by their names below its URL. */
export async function filesOfImage(imageUrl: string) {
  const key = imageKeyOf(imageUrl);
  const keys = await keysBelow(`${key}/`);
  const files = await Promise.all(keys.map(storedFile));
  return new Map(keys.map((each, index) => [each.slice(key.length + 1), files[index]]));
}

/** Stores a file without a form. */
export async function storeFile(Key: string, Body: Buffer): Promise<void> {
  await storage().send(new PutObjectCommand({ Bucket: imagesBucketName(), Key, Body }));
}

/** Queues immediate link preview jobs for shops and offers. */
export async function queueLinkPreviews(itemIds: readonly string[]): Promise<void> {
  for (const id of itemIds)
    await queueJob('LinkPreviewsQueueUrl', { name: 'make-link-preview', id, businessId: id });
}

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
export function processed(as: Person, id: string): Promise<Upload> {
  return eventually(async () => {
    const { body } = await call(uploadRoutes.getUpload, { as, params: { id } });
    expect(['ready', 'refused']).toContain(body.status);
    return body;
  });
}
