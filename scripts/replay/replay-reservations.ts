import type { Context, ScheduledEvent } from 'aws-lambda';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayMessages } from './replay-messages.ts';
import type { Replayed } from './replayed.ts';

/** Nothing ends a run of the sweep in a script. */
const noTimeLimit = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY } as Context;

/** Sweeps the reservations of validators for kept events of the schedule; one run does the work of all. */
export async function replayReservations({
  FailedReservationSweepsQueueUrl,
  UserPoolId,
}: StageOutputs): Promise<Replayed> {
  process.env['USER_POOL_ID'] = UserPoolId;
  const { handler } = await import('#lambdas/events/sweep-reservations.ts');
  return replayMessages(FailedReservationSweepsQueueUrl, async (messages) => {
    const event = { time: new Date().toISOString() } as ScheduledEvent;
    try {
      await handler(event, noTimeLimit);
      return new Map();
    } catch (error) {
      return new Map(messages.map(({ MessageId = '' }) => [MessageId, String(error)]));
    }
  });
}
