import { markRefused, type SentPhotos } from './mark-refused.ts';
import type { Photos } from './use-photos.ts';

type Submit<Body, Handler> = (
  send: (body: Body) => Promise<void>,
  settle: () => Promise<boolean>,
) => Handler;

/**
 * Makes the onSubmit of a form with photos, by the `submit` of `useContractForm`: waits until the photos are sent, and
 * marks those that the API does not accept.
 */
export const submitWithPhotos = <Body extends SentPhotos, Handler>(
  submit: Submit<Body, Handler>,
  photos: Pick<Photos, 'mark' | 'settle'>,
  save: (body: Body) => Promise<void>,
): Handler =>
  submit(async (body) => {
    try {
      await save(body);
    } catch (error) {
      markRefused(photos, body, error);
      throw error;
    }
  }, photos.settle);
