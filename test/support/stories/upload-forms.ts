import { S3Client } from '@aws-sdk/client-s3';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { awsClientSettings, stageUnderTest } from '../stage.ts';
import { call } from './call.ts';
import type { Person } from './people.ts';

let client: S3Client | undefined;

/** The storage of pictures, as an administrator calls it. */
export const storage = () => {
  client ??= new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  return client;
};

/** The name of the bucket of pictures. */
export const imagesBucketName = () => stageUnderTest().outputs.ImagesBucketName;

/** The request for a form for a picture of an offer, or as changed. */
export const anUploadInput = (changes: Partial<UploadInput> = {}): UploadInput => ({
  area: 'offer',
  contentType: 'image/jpeg',
  size: 1000,
  ...changes,
});

/** The form of a picture that is shown. */
export type PictureForm = UploadForm & { readonly imageUrl: string };

/** A form for one picture, which the caller may upload. */
export async function aForm(as: Person, changes: Partial<UploadInput> = {}): Promise<PictureForm> {
  const { body } = await call(uploadRoutes.createUpload, { as, body: anUploadInput(changes) });
  const { imageUrl } = body;
  if (imageUrl === undefined) throw new Error('The form of a picture has no URL of its image');
  return { ...body, imageUrl };
}

/** The answer of the storage to a form. */
interface Stored {
  readonly status: number;
  /** The code of an error, such as `EntityTooLarge`. */
  readonly code: string | undefined;
}

/**
 * Sends a form with a file, as a browser does: the fields first, the file last. `changes` replace or, where they
 * are undefined, leave out fields; without a file the form has no field for one.
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
