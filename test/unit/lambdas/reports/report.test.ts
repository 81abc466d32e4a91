import {
  endOfRows,
  firstRows,
  newReport,
  remade,
  shownReportStatus,
  summaryOfReport,
} from '#lambdas/statistics/reports/report.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aReadyReport, aReport, reportId } from '#test/support/builders/a-report.ts';

const at = (instant: string) => new Date(instant);
const { fileKey: _, ...withoutFile } = aReadyReport();

describe('the status of a report', () => {
  it.each([
    ['is asked for', aReport(), '2026-12-02T12:00:01Z', 'processing'],
    ['was asked for almost two hours ago', aReport(), '2026-12-02T13:59:59Z', 'processing'],
    ['was asked for two hours ago', aReport(), '2026-12-02T14:00:00Z', 'failed'],
    ['has its file', aReadyReport(), '2026-12-02T12:01:00Z', 'ready'],
    ['has had it for almost 30 days', aReadyReport(), '2027-01-01T12:00:04Z', 'ready'],
    ['has had it for 30 days', aReadyReport(), '2027-01-01T12:00:05Z', 'expired'],
    ['lost its file with a validator', withoutFile, '2026-12-02T12:01:00Z', 'expired'],
  ] as const)('that %s', (_what, report, now, status) => {
    expect(shownReportStatus(report, at(now))).toBe(status);
    expect(summaryOfReport(report, at(now)).status).toBe(status);
  });

  it('keeps its rows as long as its file', () => {
    expect(endOfRows(at('2026-12-02T12:00:05.000Z'))).toBe(
      Date.parse('2027-01-01T12:00:05Z') / 1000,
    );
  });
});

it('a new report is under way, with an unguessable file name', () => {
  const input = { type: 'SHOPS', from: '2026-11-01', to: '2026-11-30' } as const;
  const origin = { id: reportId, businessId, isMonthly: false };
  const now = at('2026-12-02T12:00:00.000Z');
  const [one, other] = [newReport(input, origin, now), newReport(input, origin, now)];
  expect(one).toEqual({ ...aReport({ type: 'SHOPS' }), fileKey: one.fileKey });
  expect(one.fileKey).toMatch(new RegExp(`^${businessId}/[\\w-]{43}\\.csv$`));
  expect(one.fileKey).not.toBe(other.fileKey);
});

describe('a repeated report', () => {
  it.each([
    ['failed', aReport(), '2026-12-02T14:00:00.000Z'],
    ['expired', aReadyReport(), '2027-01-02T12:00:00.000Z'],
    ['lost its file', withoutFile, '2026-12-03T12:00:00.000Z'],
  ])('that %s before has another file and none of the earlier results', (_what, report, now) => {
    const after = remade(report, at(now));
    expect(after).toEqual({ ...aReport({ askedAt: now }), fileKey: after.fileKey });
    expect(after.fileKey).not.toBe(aReport().fileKey);
  });

  it.each([
    ['is under way', aReport()],
    ['has its file', aReadyReport()],
  ])('is refused if the report %s', (_what, report) => {
    expect(() => remade(report, at('2026-12-02T12:30:00Z'))).toThrow('INVALID_TRANSITION');
  });
});

it('the first hundred rows are shown', () => {
  const rows = [...Array(250).keys()];
  expect(firstRows([], rows.slice(0, 30))).toEqual(rows.slice(0, 30));
  expect(firstRows(rows.slice(0, 60), rows.slice(60))).toEqual(rows.slice(0, 100));
  expect(firstRows(rows.slice(0, 100), rows.slice(100))).toEqual(rows.slice(0, 100));
});
