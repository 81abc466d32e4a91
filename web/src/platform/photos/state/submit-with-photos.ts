import { markRefused, type SentPhotos } from './mark-refused.ts';
import type { Photos } from './use-photos.ts';

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
