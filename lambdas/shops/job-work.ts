import { forEachOf, runSteps } from '#lambdas/platform/jobs/job-steps.ts';
import { done, type WorkOn } from '#lambdas/platform/jobs/run-batch.ts';
import type { shopJobs } from './jobs.ts';
import { refreshOffersCount } from './refresh-offers-count.ts';
import { refreshSearch } from './search/refresh-search.ts';
import { removeFollowers } from './store/follow-store.ts';
import { listShopIds } from './store/shop-store.ts';

/** The work of each job on shops and followers. */
export const shopJobWork: WorkOn<typeof shopJobs> = {
  'refresh-offers-count': ({ id, at }, now) => done(refreshOffersCount(id, now, at)),
  'refresh-search-of-business': (job, _, hasTime) => {
    const shops = forEachOf((request) => listShopIds(job.id, request), refreshSearch);
    const ofOne = (id: string) => ({ name: 'refresh-search', id, businessId: job.id }) as const;
    return runSteps(job, { shops }, hasTime, ofOne);
  },
  'refresh-search': ({ id }) => done(refreshSearch(id)),
  // A hundred in each message.
  'remove-followers': (job) =>
    runSteps(job, { followers: (position) => removeFollowers(job.id, position) }, () => false),
};
