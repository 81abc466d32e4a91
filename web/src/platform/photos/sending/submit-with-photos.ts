import { ApiError } from '#web/platform/http/http.ts';
import type { PhotoProblem } from './photo-problem.ts';
import type { Photos } from './use-photos.ts';

const problems: Readonly<Record<string, PhotoProblem>> = {
  IMAGE_NOT_FOUND: 'GONE',
  IMAGE_REFUSED: 'REFUSED',
};

/** The photos in the body of a call. */
interface SentPhotos {
  readonly imagesUrls?: readonly string[] | undefined;
  readonly avatarUrl?: string | undefined;
}

/** Returns the sent URL for an error's path, such as `imagesUrls.2` or `avatarUrl`. */
function urlAtPath({ imagesUrls = [], avatarUrl }: SentPhotos, path: string): string | undefined {
  if (path === 'avatarUrl') return avatarUrl;
  const index = /^imagesUrls\.(\d+)$/.exec(path)?.[1];
  return index === undefined ? undefined : imagesUrls[Number(index)];
}

/** Marks the photos that the API reports as missing or refused, by their sent URLs. */
export function markRefused(photos: Pick<Photos, 'mark'>, sent: SentPhotos, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const problem = problems[error.code];
  if (!problem) return;
  for (const { path } of error.fieldErrors) {
    const url = urlAtPath(sent, path);
    if (url !== undefined) photos.mark(url, problem);
  }
}

type Submit<Body, Handler> = (
  send: (body: Body) => Promise<void>,
  waitForPhotos: () => Promise<boolean>,
) => Handler;

/** Returns a form's onSubmit that waits until its photos are sent, and marks photos that the API refuses. */
export const submitWithPhotos = <Body extends SentPhotos, Handler>(
  submit: Submit<Body, Handler>,
  photos: Pick<Photos, 'mark' | 'waitForPhotos'>,
  save: (body: Body) => Promise<void>,
): Handler =>
  submit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      markRefused(photos, body, error);
      throw error;
    }
  }, photos.waitForPhotos);
