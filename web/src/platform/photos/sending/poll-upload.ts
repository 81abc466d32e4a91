import type { Upload } from '#contract/media/uploads.ts';
import { pause } from './pause.ts';
import { getUpload } from './upload-calls.ts';

/** In milliseconds. */
const firstPause = 1000;
const longestPause = 8000;
const longestWait = 60_000;

/** Polls an upload until it is ready or refused, with growing pauses for about a minute. Returns the last answer. */
export async function pollUpload(id: string, signal: AbortSignal): Promise<Upload> {
  let waited = 0;
  for (let wait = firstPause; ; wait = Math.min(longestPause, wait * 1.5)) {
    const upload = await getUpload(id, signal);
    const isDecided = upload.status === 'ready' || upload.status === 'refused';
    if (isDecided || waited >= longestWait) return upload;
    await pause(wait, signal);
    waited += wait;
  }
}
