import { sweepBilling } from '#lambdas/billing/sweep-billing.ts';
import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';

export const handler = onSchedule(sweepBilling);
