import type { UploadForm, UploadInput } from '#contract/media/uploads.ts';
import { pause } from './pause.ts';
import { UploadError } from './photo-problem.ts';
import { type PostOptions, postForm } from './post-form.ts';
import { createUpload } from './upload-calls.ts';

/** Milliseconds before each retry. */
const pauses = [1000, 3000];

export interface UploadOptions extends PostOptions {
  readonly area: UploadInput['area'];
}

/** Returns whether a retry may help: no answer, an expired form (403), or a failure of the storage. */
const isTransient = (error: unknown): error is UploadError =>
  error instanceof UploadError &&
  (error.status === 0 || error.status === 403 || error.status >= 500);

/**
 * Uploads a file of a type that its area accepts, with retries when the connection is lost. A retry uses the same form
 * unless the storage refused it, so that a lost answer does not leave a second file. Returns the used form.
 */
export async function uploadFile(
  file: Blob,
  { area, signal, onSent }: UploadOptions,
): Promise<UploadForm> {
  const contentType = file.type as UploadInput['contentType'];
  const input = { area, contentType, size: file.size };
  let form = await createUpload(input, signal);
  for (let attempt = 0; ; attempt += 1) {
    try {
      await postForm(form, file, { signal, onSent });
      return form;
    } catch (error) {
      const wait = pauses[attempt];
      if (wait === undefined || !isTransient(error)) throw error;
      await pause(wait, signal);
      if (error.status === 403) form = await createUpload(input, signal);
    }
  }
}
