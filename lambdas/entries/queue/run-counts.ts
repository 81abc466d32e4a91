import { countEvents } from '#lambdas/statistics/count-events.ts';
import { done, runFifoBatchesOf } from '#lambdas/platform/jobs/run-batch.ts';

/** The work of each job that counts. */
export const workOfCounts = {
  'count-events': ({ id, events }, now) => done(countEvents(id, events, now)),
} satisfies Parameters<typeof runFifoBatchesOf<'counts'>>[0];

/** Counts what happened in shops: the jobs of one business one after the other. */
export const handler = runFifoBatchesOf<'counts'>(workOfCounts);
