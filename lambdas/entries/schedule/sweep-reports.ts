import { onSchedule } from '#lambdas/platform/jobs/sweep.ts';
import { sweepReports } from '#lambdas/statistics/reports/sweep-reports.ts';

export const handler = onSchedule(sweepReports);
