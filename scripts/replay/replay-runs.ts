import type { Context, ScheduledEvent } from 'aws-lambda';
import { type ScheduledName, scheduledLambdas } from '#lib/lambdas/scheduled-lambdas.ts';
import type { StageOutputs } from '../stage/outputs.ts';
import { type Replayed, replayMessages } from './replay-messages.ts';

/** A run in a script has no time limit. */
const noTimeLimit = { getRemainingTimeInMillis: () => Number.POSITIVE_INFINITY } as Context;

/** Numbers of processed items; some items may have failed without an error. */
type Outcome = Readonly<Record<string, number | { readonly failed: number }>>;

type Run = (event: ScheduledEvent, context: Context) => Promise<Outcome>;

function requireNoFailures(outcome: Outcome): void {
  const counts = Object.values(outcome).map((one) => (typeof one === 'number' ? 0 : one.failed));
  const failed = counts.reduce((sum, count) => sum + count, 0);
  if (failed > 0) throw new Error(`It failed for ${failed} items; its log is above.`);
}

/**
 * Runs a Lambda for kept events of its schedule. One run now replaces all received events, since a run takes everything
 * that is due.
 */
async function replayRuns(name: ScheduledName, outputs: StageOutputs): Promise<Replayed> {
  const { schedule, source } = scheduledLambdas[name];
  process.env['USER_POOL_ID'] = outputs.UserPoolId;
  process.env['IMAGES_BUCKET'] = outputs.ImagesBucketName;
  process.env['JOB_QUEUES'] = JSON.stringify({
    billing: outputs.BillingsQueueUrl,
    counts: outputs.CountsQueueUrl,
  });
  // Alarms depend on the metrics of the real Lambda.
  process.env['POWERTOOLS_METRICS_DISABLED'] = 'true';
  const { handler }: { readonly handler: Run } = await import(`../../${source}`);
  return replayMessages(outputs[schedule.output], async (messages) => {
    try {
      requireNoFailures(
        await handler({ time: new Date().toISOString() } as ScheduledEvent, noTimeLimit),
      );
      return new Map();
    } catch (error) {
      return new Map(messages.map(({ MessageId = '' }) => [MessageId, String(error)]));
    }
  });
}

/** Replays of schedules, by their name in the command. */
export const replaysOfSchedules: Readonly<
  Record<string, (outputs: StageOutputs) => Promise<Replayed>>
> = Object.fromEntries(
  (Object.keys(scheduledLambdas) as ScheduledName[]).map((name) => [
    scheduledLambdas[name].schedule.replay,
    (outputs) => replayRuns(name, outputs),
  ]),
);
