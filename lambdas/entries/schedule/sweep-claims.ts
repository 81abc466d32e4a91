import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';
import { sweepEndedClaims } from '#lambdas/statistics/sweep-ended-claims.ts';

export const handler = onSchedule(sweepEndedClaims);
