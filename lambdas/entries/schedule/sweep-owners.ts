import { sweepOwners } from '#lambdas/accounts/sweep-owners.ts';
import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';

export const handler = onSchedule(sweepOwners);
