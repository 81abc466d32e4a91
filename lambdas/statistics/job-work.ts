import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import { countEvents } from './count-events.ts';
import type { statisticsJobs } from './jobs.ts';

/** The work of each job that counts. */
export const statisticsJobWork: WorkOn<typeof statisticsJobs> = {
  'count-events': ({ id, events }, now) => done(countEvents(id, events, now)),
};
