import type { ScheduledEvent } from 'aws-lambda';
import { handler } from '#lambdas/entries/schedule/sweep-images.ts';
import { findImage } from '#lambdas/media/store/image-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aContext } from '#test/support/a-job.ts';
import { marksFound } from '../removal/stored-marks.ts';
import { filesWith } from '../support/image-files.ts';
import type { anImageOf } from './an-image-of.ts';

type Image = Awaited<ReturnType<typeof anImageOf>>;

export const hour = 60 * 60_000;

/** Runs the sweep as if it were some hours later. */
export const sweepIn = (hours: number) =>
  handler(
    { time: new Date(Date.now() + hours * hour).toISOString() } as ScheduledEvent,
    aContext(),
  );

/** Whether no item, upload or file of an image is left. */
export async function isGone({ id, key, uploadId = '' }: Image): Promise<boolean> {
  const { audit: _, idempotency: _answers, ...found } = marksFound({ image: [id] });
  const upload = marksFound({ upload: [keys.upload(uploadId).PK] });
  const files = [...(await filesWith(key)), ...(await filesWith(uploadId))];
  return Object.keys(found).length + Object.keys(upload).length + files.length === 0;
}

/** Expects that the image is ready, and all its files exist. */
export async function expectWhole(image: Image): Promise<void> {
  expect((await findImage(image.key))?.status).toBe('ready');
  expect(await filesWith(image.key)).toHaveLength(6);
}
