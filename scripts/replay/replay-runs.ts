import type { Context, ScheduledEvent } from 'aws-lambda';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayMessages } from './replay-messages.ts';
import type { Replayed } from './replayed.ts';

/** Nothing ends a run of a sweep in a script. */
export const noTimeLimit = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY } as Context;

type Sweep = (event: ScheduledEvent, context: Context) => Promise<unknown>;

/** Runs a sweep that throws where it fails, for kept events of its schedule; one run does the work of all. */
function replayRuns(queueUrl: string, sweep: Sweep): Promise<Replayed> {
  return replayMessages(queueUrl, async (messages) => {
    const event = { time: new Date().toISOString() } as ScheduledEvent;
    try {
      await sweep(event, noTimeLimit);
      return new Map();
    } catch (error) {
      return new Map(messages.map(({ MessageId = '' }) => [MessageId, String(error)]));
    }
  });
}

/** Sweeps the reservations of validators. */
export async function replayReservations(outputs: StageOutputs): Promise<Replayed> {
  process.env['USER_POOL_ID'] = outputs.UserPoolId;
  const { handler } = await import('#lambdas/events/sweep-reservations.ts');
  return replayRuns(outputs.FailedReservationSweepsQueueUrl, handler);
}

/** Sweeps the owners who have no account any more. */
export async function replayOwnerSweeps(outputs: StageOutputs): Promise<Replayed> {
  process.env['USER_POOL_ID'] = outputs.UserPoolId;
  const { handler } = await import('#lambdas/events/sweep-owners.ts');
  return replayRuns(outputs.FailedOwnerSweepsQueueUrl, handler);
}

/** Sweeps the images that nothing uses. */
export async function replayImageSweeps(outputs: StageOutputs): Promise<Replayed> {
  process.env['IMAGES_BUCKET'] = outputs.ImagesBucketName;
  const { handler } = await import('#lambdas/events/sweep-images.ts');
  return replayRuns(outputs.FailedImageSweepsQueueUrl, handler);
}
