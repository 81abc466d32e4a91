import { S3Client } from '@aws-sdk/client-s3';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

let client: S3Client | undefined;

/** Returns the picture storage for administrative calls. */
export const storage = () => {
  client ??= new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  return client;
};

/** Returns the name of the pictures bucket. */
export const imagesBucketName = () => stageUnderTest().outputs.ImagesBucketName;

export type PictureForm = UploadForm & { readonly imageUrl: string };

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
