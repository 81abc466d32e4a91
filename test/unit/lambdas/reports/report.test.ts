import { idPattern } from '#contract/http/id-format.ts';
import {
  endOfRows,
  firstRows,
  newReport,
  remade,
  shownReportStatus,
  summaryOfReport,
} from '#lambdas/statistics/reports/report.ts';
import {
  monthBefore,
  monthlyReportId,
  newMonthlyReport,
} from '#lambdas/statistics/reports/sweep-reports.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aReadyReport, aReport, reportId } from '#test/support/builders/a-report.ts';

const at = (instant: string) => new Date(instant);
const { fileKey: _, ...withoutFile } = aReadyReport();

it.each([
  ['is asked for', aReport(), '2026-12-02T12:00:01Z', 'processing'],
  ['was asked for almost two hours ago', aReport(), '2026-12-02T13:59:59Z', 'processing'],
  ['was asked for two hours ago', aReport(), '2026-12-02T14:00:00Z', 'failed'],
  ['has its file', aReadyReport(), '2026-12-02T12:01:00Z', 'ready'],
  ['has had it for almost 30 days', aReadyReport(), '2027-01-01T12:00:04Z', 'ready'],
  ['has had it for 30 days', aReadyReport(), '2027-01-01T12:00:05Z', 'expired'],
  ['lost its file with a validator', withoutFile, '2026-12-02T12:01:00Z', 'expired'],
] as const)('the status of a report that %s is shown', (_what, report, now, status) => {
  expect(shownReportStatus(report, at(now))).toBe(status);
  expect(summaryOfReport(report, at(now)).status).toBe(status);
});

it('a report keeps its rows as long as its file, and shows the first hundred', () => {
  const end = Date.parse('2027-01-01T12:00:05Z') / 1000;
  expect(endOfRows(at('2026-12-02T12:00:05.000Z'))).toBe(end);
  const rows = [...Array(250).keys()];
  expect(firstRows([], rows.slice(0, 30))).toEqual(rows.slice(0, 30));
  expect(firstRows(rows.slice(0, 60), rows.slice(60))).toEqual(rows.slice(0, 100));
  expect(firstRows(rows.slice(0, 100), rows.slice(100))).toEqual(rows.slice(0, 100));
});

it('a new report is under way, with an unguessable file name', () => {
  const input = { type: 'SHOPS', from: '2026-11-01', to: '2026-11-30' } as const;
  const origin = { id: reportId, businessId, isMonthly: false };
  const [one, other] = [0, 1].map(() => newReport(input, origin, at('2026-12-02T12:00:00.000Z')));
  expect(one).toEqual({ ...aReport({ type: 'SHOPS' }), fileKey: one?.fileKey });
  expect(one?.fileKey).toMatch(new RegExp(`^${businessId}/[\\w-]{43}\\.csv$`));
  expect(one?.fileKey).not.toBe(other?.fileKey);
});

it.each([
  ['failed', aReport(), '2026-12-02T14:00:00.000Z'],
  ['expired', aReadyReport(), '2027-01-02T12:00:00.000Z'],
  ['lost its file', withoutFile, '2026-12-03T12:00:00.000Z'],
])(
  'a report that %s is made again with another file and without its results',
  (_what, report, now) => {
    const after = remade(report, at(now));
    expect(after).toEqual({ ...aReport({ askedAt: now }), fileKey: after.fileKey });
    expect(after.fileKey).not.toBe(aReport().fileKey);
  },
);

it.each([aReport(), aReadyReport()])('a report is not made again while it is $status', (report) => {
  expect(() => remade(report, at('2026-12-02T12:30:00Z'))).toThrow('INVALID_TRANSITION');
});

it.each([
  ['2026-12-08T06:00:00Z', '2026-11-01', '2026-11-30'],
  ['2027-01-08T22:00:00Z', '2026-12-01', '2026-12-31'],
  ['2028-03-08T06:00:00Z', '2028-02-01', '2028-02-29'],
  // Still the last of March in São Paulo.
  ['2027-04-01T02:00:00Z', '2027-02-01', '2027-02-28'],
])('at %s the previous month begins on %s and ends on %s', (now, from, to) => {
  expect(monthBefore(at(now))).toEqual({ from, to });
});

it('the report of a business and month has one id, which sorts as of the 8th', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' };
  const id = monthlyReportId(businessId, november);
  expect(id).toMatch(idPattern('report'));
  expect(monthlyReportId(businessId, { to: '2026-10-31' }) < id).toBe(true);
  expect(monthlyReportId('biz_01K9A1B2C3D4E5F6G7H8J9KZZZ', november)).not.toBe(id);
  const report = { id, businessId, type: 'OFFERS', isMonthly: true, ...november };
  expect(newMonthlyReport(businessId, november, new Date())).toMatchObject(report);
});
