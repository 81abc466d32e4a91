import type { Job } from '#lambdas/events/jobs.ts';
import { mergeCounts } from '#lambdas/events/merge-counts.ts';
import { aJob } from '#test/support/a-job.ts';
import { strangerId } from '#test/support/builders/people.ts';

const event = (id: string) => ({ id, userId: strangerId, delta: 1 }) as const;
const countOf = (id: string, ...ids: string[]): Job => ({
  name: 'count-followers',
  id,
  events: ids.map(event),
});

describe('the jobs that count followers', () => {
  it('are merged by shop; other jobs stay as they are', () => {
    const refresh = aJob('refresh-feeds-of-shop', { id: 'a' });
    expect(mergeCounts([countOf('a', '1'), refresh, countOf('b', '2'), countOf('a', '3')])).toEqual(
      [refresh, countOf('a', '1', '3'), countOf('b', '2')],
    );
  });

  it('have fifty events at most', () => {
    const ids = Array.from({ length: 101 }, (_, n) => String(n));
    const merged = mergeCounts(ids.map((id) => countOf('a', id)));
    const events = merged.map((job) => ('events' in job ? job.events : []));
    expect(events.map(({ length }) => length)).toEqual([50, 50, 1]);
    expect(events.flat()).toEqual(ids.map(event));
  });
});
