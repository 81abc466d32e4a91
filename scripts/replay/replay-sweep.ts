import type { ScheduledEvent } from 'aws-lambda';
import type { StageOutputs } from '../stage/outputs.ts';
import { replayMessages } from './replay-messages.ts';
import { noTimeLimit } from './replay-runs.ts';
import type { Replayed } from './replayed.ts';

/**
 * Sweeps the feeds for kept events of the schedule. One run, at the current instant, does the work of all
 * events received with it, since a sweep takes everything that is due.
 */
export async function replaySweep({ FailedSweepsQueueUrl }: StageOutputs): Promise<Replayed> {
  // The sweep's metric is the Lambda's, on which an alarm depends.
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
  const { handler } = await import('#lambdas/events/sweep-feeds.ts');
  return replayMessages(FailedSweepsQueueUrl, async (messages) => {
    const event = { time: new Date().toISOString() } as ScheduledEvent;
    const { offers, shops } = await handler(event, noTimeLimit);
    const failed = offers.failed + shops.failed;
    if (failed === 0) return new Map();
    const reason = `A sweep failed for ${failed} offers and shops; its log is above.`;
    return new Map(messages.map(({ MessageId = '' }) => [MessageId, reason]));
  });
}
