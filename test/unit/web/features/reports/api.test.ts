import type { ListedReport, ReportStatus } from '#contract/statistics/reports.ts';
import { aShownReport } from '#test/support/builders/a-report.ts';
import { noteFinished, pauseOfList, pauseOfReport, waitOfDay } from '#web/features/reports/api.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

const now = Date.parse('2026-11-24T12:00:00.000Z');
const report = (status: ReportStatus, seconds = 0) => ({
  status,
  createdAt: new Date(now - seconds * 1000).toISOString(),
});

it.each([
  [[report('ready'), report('failed'), report('expired')], 1, null, false],
  [[report('ready'), report('processing', 29)], 1, null, 2000],
  [[report('processing', 30)], 1, null, 10_000],
  [[report('processing', 99), report('processing')], 1, null, 2000],
  [[report('processing')], 1, new Error(), 30_000],
  [[report('processing')], 3, null, 6000],
])(
  'the list %j of %d pages, after the error %s, is polled after %j ms',
  (list, pages, error, pause) => {
    expect(pauseOfList(list, pages, { error }, now)).toBe(pause);
  },
);

it.each([
  ['processing', 14, null, 2000],
  ['processing', 15, null, 10_000],
  ['processing', 1, new Error(), 30_000],
  ['ready', 1, null, false],
] as const)(
  'a report that is %s, after %d looks and the error %s, is polled after %j ms',
  (status, looks, error, pause) => {
    expect(pauseOfReport({ data: { status }, error, dataUpdateCount: looks })).toBe(pause);
  },
);

describe('a watched list of reports', () => {
  const listed = (id: string, status: ReportStatus): ListedReport => ({
    ...aShownReport(),
    ...{ id, status },
  });
  const seen = { awaited: ['one'] };

  it('has the same state if nothing has changed', () => {
    expect(noteFinished(seen, [listed('one', 'processing')])).toBe(seen);
    expect(noteFinished({ awaited: [] }, [listed('one', 'ready')])).toEqual({ awaited: [] });
  });

  it.each(['ready', 'failed', 'expired'] as const)(
    'keeps the report that got %s meanwhile while another one is requested',
    (status) => {
      const finished = listed('one', status);
      const after = noteFinished(noteFinished(seen, [finished]), [
        listed('two', 'processing'),
        finished,
      ]);
      expect(after).toEqual({ awaited: ['two'], finished });
    },
  );
});

it.each([
  ['TOO_MANY_REQUESTS', 60_001, 60_001],
  // From an overloaded server.
  ['TOO_MANY_REQUESTS', 60_000, undefined],
  ['TOO_MANY_REQUESTS', undefined, undefined],
  ['UNAVAILABLE', 3_600_000, undefined],
] as const)(
  'a refusal by %s with a wait of %j ms is over the daily limit for %j ms',
  (code, retryAfter, wait) => {
    expect(waitOfDay(new ApiError({ code, status: 429, retryAfter }))).toBe(wait);
  },
);
