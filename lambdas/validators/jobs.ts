import { job, ownLists } from '#lambdas/platform/jobs/job-row.ts';

/** Jobs on validators. They have the queue of accounts, since they end sign-ins. */
export const validatorJobs = {
  'disable-validators-of-shop': job('account-jobs', ownLists, {
    'SHOP SHOP': ({ before, after }) => Boolean(before?.businessId) && !after,
  }),
} as const;
