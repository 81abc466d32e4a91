import type { Report } from '#contract/statistics/reports.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { shownReport } from '#lambdas/statistics/reports/report.ts';
import type { ReportItem, ReportRows } from '#lambdas/statistics/store/report-store.ts';
import { businessId } from './a-business.ts';

export const reportId = 'rpt_01K9A1B2C3D4E5F6G7H8J9KRPT';
/** A report with an expired file. */
export const expiredReportId = 'rpt_01K9A1B2C3D4E5F6G7H8J9KRPX';

/** A report on November's offers, in progress since 2026-12-02. */
export const aReport = (fields: Partial<ReportItem> = {}): ReportItem => ({
  id: reportId,
  businessId,
  type: 'OFFERS',
  from: '2026-11-01',
  to: '2026-11-30',
  status: 'processing',
  isMonthly: false,
  fileKey: `${businessId}/one.csv`,
  createdAt: '2026-12-02T12:00:00.000Z',
  askedAt: '2026-12-02T12:00:00.000Z',
  ...fields,
});

/** The finished report with two rows. */
export const aReadyReport = (fields: Partial<ReportItem> = {}): ReportItem =>
  aReport({
    status: 'ready',
    madeAt: '2026-12-02T12:00:05.000Z',
    language: 'pt',
    rowsCount: 2,
    totals: {
      views: 7,
      claims: 3,
      cancels: 0,
      redemptions: 2,
      refusals: 0,
      expired: 1,
      newFollowers: 1,
      consumerSavings: 10,
      offerRevenue: 20.5,
    },
    ...fields,
  });

/** Rows of each report type; removed things have no name. */
const shownRows: Readonly<Record<Report['type'], Report['rows']>> = {
  OFFERS: [
    ['Pão francês: leve 10', 30, 1, 24, 2, 1234.5, 300],
    ['Bolo de rolo', 12, 0, 7, 0, 210, 42.5],
    ['', 3, 0, 1, 0, 9.9, 2],
  ],
  REDEMPTIONS: [
    [
      '2026-11-20T14:05',
      'padariaaurora',
      'Bolo de rolo',
      'K7Q-2MX',
      20,
      15,
      'Jurema Lins',
      'ONLINE',
    ],
    ['2026-11-21T09:30', '', 'Pão francês: leve 10', 'P3D-9TN', 12, 9.9, '', 'OFFLINE'],
  ],
  SHOPS: [
    ['padariaaurora', 1204, 45, 1, 32, 3, 2, 5, 1454.4, 344.5],
    ['casaforte', 310, 8, 0, 4, 0, 1, 1, 120, 30],
  ],
  VALIDATORS: [
    ['Padaria Aurora', 20, 900],
    ['Jurema Lins', 12, 554.4],
  ],
};

/** The item of a report. */
export const storedReport = (report: ReportItem = aReport()) => ({
  ...keys.report(report.businessId, report.id),
  ...report,
});

/** The item of a report's first rows. */
export const storedRows = (
  fields: Partial<ReportRows> = {},
  { businessId: business, id } = aReport(),
) => ({
  ...keys.reportRows(business, id),
  rows: [['Pão quente', 3, 0, 2, 1, 20.5, 10]],
  validatorIds: [],
  ttl: 1_900_000_000,
  ...fields,
});

/** The finished report as the API shows it, with its first rows. */
export const aShownReport = (changes: Partial<Report> = {}): Report => {
  const { type = 'OFFERS' } = changes;
  const rows = shownRows[type];
  return {
    ...shownReport(
      aReadyReport({ type, rowsCount: rows.length }),
      new Date('2026-12-02T13:00:00Z'),
      {
        rows,
        csvUrl: '#file',
        expiresAt: '2026-12-02T13:10:00.000Z',
      },
    ),
    ...changes,
  };
};

/** The report as the API shows it in progress or without a file. */
export function aShownReportWithoutFile(changes: Partial<Report> = {}): Report {
  const { totals: _, csvUrl: _c, expiresAt: _e, ...listed } = aShownReport();
  return { ...listed, status: 'processing', rows: [], rowsCount: 0, ...changes };
}
