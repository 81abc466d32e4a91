import type { ListedReport, ReportStatus } from '#contract/statistics/reports.ts';
import { aShownReport } from '#test/support/builders/a-report.ts';
import { noteFinished, type SeenReports } from '#web/features/reports/api.ts';

const listed = (id: string, status: ReportStatus): ListedReport => ({
  ...aShownReport(),
  id,
  status,
});
const nothing: SeenReports = { awaited: [] };

describe('the state of a watched list of reports', () => {
  it('is the same object if nothing has changed', () => {
    expect(noteFinished(nothing, [listed('one', 'ready')])).toBe(nothing);
    const seen = noteFinished(nothing, [listed('one', 'processing')]);
    expect(seen).toEqual({ awaited: ['one'] });
    expect(noteFinished(seen, [listed('one', 'processing')])).toBe(seen);
  });

  it.each(['ready', 'failed', 'expired'] as const)(
    'contains the report that got %s meanwhile',
    (status) => {
      const reports = [listed('two', 'processing'), listed('one', status)];
      expect(noteFinished({ awaited: ['two', 'one'] }, reports)).toEqual({
        awaited: ['two'],
        finished: reports[1],
      });
    },
  );

  it('keeps the last finished report when another one is requested', () => {
    const [finished] = [listed('one', 'ready')];
    const seen = noteFinished({ awaited: ['one'] }, [finished]);
    const after = noteFinished(seen, [listed('two', 'processing'), finished]);
    expect(after).toEqual({ awaited: ['two'], finished });
  });
});
