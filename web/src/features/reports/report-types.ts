import type { ReportType } from '#contract/statistics/reports.ts';

/** The types in the order in which they are shown. */
export const reportTypes: readonly ReportType[] = ['OFFERS', 'REDEMPTIONS', 'SHOPS', 'VALIDATORS'];
