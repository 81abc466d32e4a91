import type { Job } from '#lambdas/entries/jobs.ts';
import { mergeCounts } from '#lambdas/statistics/merge-counts.ts';
import { aJob } from '#test/support/a-job.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { strangerId } from '#test/support/builders/people.ts';

const at = '2026-11-21T12:00:00.000Z';
const event = (id: string) => ({ kind: 'followed', id, userId: strangerId, shopId, at }) as const;
const countOf = (id: string, ...ids: string[]): Job => ({
  name: 'count-events',
  id,
  events: ids.map(event),
});

describe('the jobs that count', () => {
  it('are merged by business; other jobs stay as they are', () => {
    const refresh = aJob('refresh-feeds-of-shop', { id: 'a' });
    expect(mergeCounts([countOf('a', '1'), refresh, countOf('b', '2'), countOf('a', '3')])).toEqual(
      [refresh, countOf('a', '1', '3'), countOf('b', '2')],
    );
  });

  it('have at most 45 events', () => {
    const ids = Array.from({ length: 91 }, (_, n) => String(n));
    const merged = mergeCounts(ids.map((id) => countOf('a', id)));
    const events = merged.map((job) => ('events' in job ? job.events : []));
    expect(events.map(({ length }) => length)).toEqual([45, 45, 1]);
    expect(events.flat()).toEqual(ids.map(event));
  });
});
