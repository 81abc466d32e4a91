import type { ReportStatus } from '#contract/statistics/reports.ts';
import { pauseOfList, pauseOfReport } from '#web/features/reports/api.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const report = (status: ReportStatus, seconds = 0) => ({
  status,
  createdAt: new Date(now - seconds * 1000).toISOString(),
});
const noError = { error: null };

describe('a list of reports', () => {
  it('is not polled if no report is being made', () => {
    expect(pauseOfList([], 1, noError, now)).toBe(false);
    const others = [report('ready'), report('failed'), report('expired')];
    expect(pauseOfList(others, 1, noError, now)).toBe(false);
  });

  it('is polled often while a report was just requested, then less often', () => {
    expect(pauseOfList([report('ready'), report('processing', 29)], 1, noError, now)).toBe(2000);
    expect(pauseOfList([report('processing', 30)], 1, noError, now)).toBe(10_000);
    expect(pauseOfList([report('processing', 99), report('processing')], 1, noError, now)).toBe(
      2000,
    );
  });

  it('is polled less often after a failure, and if it has more pages', () => {
    expect(pauseOfList([report('processing')], 1, { error: new Error() }, now)).toBe(30_000);
    expect(pauseOfList([report('processing')], 3, noError, now)).toBe(6000);
  });
});

describe('a report', () => {
  const pauseAfter = (status: ReportStatus, dataUpdateCount: number, error: unknown = null) =>
    pauseOfReport({ data: { status }, error, dataUpdateCount });

  it('is polled while it is being made, less often over time', () => {
    expect(pauseAfter('processing', 1)).toBe(2000);
    expect(pauseAfter('processing', 14)).toBe(2000);
    expect(pauseAfter('processing', 15)).toBe(10_000);
    expect(pauseAfter('processing', 1, new Error())).toBe(30_000);
  });

  it('is not polled once it is made, or if it is not loaded', () => {
    expect(pauseAfter('ready', 1)).toBe(false);
    expect(pauseOfReport({ data: undefined, error: new Error(), dataUpdateCount: 0 })).toBe(false);
  });
});
