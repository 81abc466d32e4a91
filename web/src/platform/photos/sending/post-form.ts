import type { UploadForm } from '#contract/media/uploads.ts';
import { UploadError } from './photo-problem.ts';

/** Milliseconds without progress until the connection counts as lost. */
const stallTimeout = 30_000;

export interface PostOptions {
  readonly signal: AbortSignal;
  /** Called with the sent part, from 0 to 1. */
  readonly onSent: (part: number) => void;
}

/** Uploads a file. Uses XMLHttpRequest, since fetch reports no progress. Rejects with UploadError. */
export function postForm(
  { url, fields }: Pick<UploadForm, 'url' | 'fields'>,
  file: Blob,
  { signal, onSent }: PostOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    body.append('file', file);

    const request = new XMLHttpRequest();
    let stall: ReturnType<typeof setTimeout>;
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), stallTimeout);
    };
    const cancel = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      watch();
      onSent(total > 0 ? loaded / total : 0);
    };
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new UploadError(request.status));
    request.onerror = () => reject(new UploadError(0));
    request.onabort = () => reject(signal.aborted ? signal.reason : new UploadError(0));
    request.onloadend = () => {
      clearTimeout(stall);
      signal.removeEventListener('abort', cancel);
    };
    signal.addEventListener('abort', cancel);
    watch();
    request.open('POST', url);
    request.send(body);
  });
}
