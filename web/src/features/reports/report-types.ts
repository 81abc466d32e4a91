import type { ReportType } from '#contract/statistics/reports.ts';

/** The types in display order. */
export const reportTypes: readonly ReportType[] = ['OFFERS', 'REDEMPTIONS', 'SHOPS', 'VALIDATORS'];
