import { ulid } from 'ulid';
import { decideCount, type FollowEvent } from '#lambdas/shops/follow-event.ts';
import { strangerId } from '#test/support/builders/people.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const dayInMs = 24 * 60 * 60 * 1000;

/** The two events of a follow that began some days ago. */
function aFollow(daysAgo = 0) {
  const base = { id: ulid(now.getTime() - daysAgo * dayInMs), userId: strangerId };
  return { began: { ...base, delta: 1 }, ended: { ...base, delta: -1 } } as const;
}

const [one, other, third] = [aFollow(), aFollow(), aFollow()];

const count = (events: readonly FollowEvent[], ...counted: readonly FollowEvent[]) =>
  decideCount(
    events,
    ({ id, delta }) => counted.some((event) => event.id === id && event.delta === delta),
    now,
  );

describe('the events of followers', () => {
  it('are added up', () => {
    expect(count([one.began, other.began])).toEqual({
      sum: 2,
      isChange: true,
      remembered: [one.began, other.began],
    });
    expect(count([one.ended, third.began], one.began)).toMatchObject({ sum: 0, isChange: true });
  });

  it('count once each, also within one job', () => {
    expect(count([one.began, one.began])).toMatchObject({ sum: 1, remembered: [one.began] });
    expect(count([one.began, other.began], one.began)).toMatchObject({
      sum: 1,
      remembered: [other.began],
    });
    expect(count([one.began], one.began)).toEqual({ sum: 0, isChange: false, remembered: [] });
  });

  it('of a follow that began and ended in one job add nothing, in either order', () => {
    for (const events of [
      [one.began, one.ended],
      [one.ended, one.began],
    ]) {
      expect(count(events)).toEqual({ sum: 0, isChange: true, remembered: events });
    }
  });

  it('cancel the beginning of a follow whose end comes first', () => {
    const { remembered, ...change } = count([one.ended]);
    expect(change).toEqual({ sum: 0, isChange: false });
    expect(remembered).toEqual([one.ended, one.began]);
    expect(count([one.began], ...remembered)).toMatchObject({ sum: 0, remembered: [] });
  });

  it('end a follow that is older than the memory of its beginning', () => {
    expect(count([aFollow(33).ended]).sum).toBe(0);
    expect(count([aFollow(35).ended]).sum).toBe(-1);
  });

  it('come to the number of follows in any order, delivered twice, and never below zero', () => {
    const events = [one.began, one.ended, other.began, third.began, third.ended];
    const orders = events.map((_, first) => [...events.slice(first), ...events.slice(0, first)]);
    for (const order of [...orders, ...orders.map((events) => events.toReversed())]) {
      const counted: FollowEvent[] = [];
      let followers = 0;
      for (const event of [...order, ...order]) {
        const { sum, remembered } = count([event], ...counted);
        counted.push(...remembered);
        followers += sum;
        expect(followers).toBeGreaterThanOrEqual(0);
      }
      expect(followers).toBe(1);
    }
  });
});
