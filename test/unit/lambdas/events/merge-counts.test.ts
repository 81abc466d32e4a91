import type { Job } from '#lambdas/events/jobs.ts';
import { mergeCounts } from '#lambdas/events/merge-counts.ts';
import { strangerId } from '#test/support/builders/people.ts';

const event = (id: string) => ({ id, userId: strangerId, delta: 1 }) as const;
const countOf = (id: string, ...ids: string[]): Job => ({
  name: 'count-followers',
  id,
  events: ids.map(event),
});

describe('the jobs that count followers', () => {
  it('are merged by shop; other jobs stay as they are', () => {
    const refresh: Job = { name: 'refresh-feeds-of-shop', id: 'a' };
    expect(mergeCounts([countOf('a', '1'), refresh, countOf('b', '2'), countOf('a', '3')])).toEqual(
      [refresh, countOf('a', '1', '3'), countOf('b', '2')],
    );
  });

  it('have fifty events at most', () => {
    const ids = Array.from({ length: 101 }, (_, n) => String(n));
    const merged = mergeCounts(ids.map((id) => countOf('a', id)));
    expect(merged.map(({ events }) => events?.length)).toEqual([50, 50, 1]);
    expect(merged.flatMap(({ events }) => events ?? [])).toEqual(ids.map(event));
  });
});
