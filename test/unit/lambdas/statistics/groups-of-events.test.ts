import { contributionsOfEvent } from '#lambdas/statistics/contributions-of-event.ts';
import { groupsOfEvents, mergeContributions } from '#lambdas/statistics/count-events.ts';
import type { PlainEvent } from '#lambdas/statistics/counted-event.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { claimed, followed, redeemed, reversed } from '#test/support/counted-events.ts';

const contributions = (event: PlainEvent) => contributionsOfEvent(event, businessId);
const sizesOf = (events: readonly PlainEvent[]) =>
  groupsOfEvents(events, contributions).map((group) => group.length);
const isFollow = ({ kind }: PlainEvent) => kind === 'followed';
const actionsOf = (group: readonly PlainEvent[]) =>
  group.length +
  group.filter(isFollow).length +
  mergeContributions(group.flatMap(contributions)).length;

const redemptions = (length: number, dayOf: (number: number) => number) =>
  Array.from({ length }, (_, number) =>
    redeemed({ id: `red_${number}`, hour: `2026-10-${10 + dayOf(number)}T10` }),
  );

describe('groups of events', () => {
  it('are a single group if all add to the same items', () => {
    expect(sizesOf(redemptions(45, () => 0))).toEqual([45]);
  });

  const ofOffers = redemptions(45, (number) => number % 20).map((event, number) => ({
    ...event,
    offerId: `off_${number}`,
  }));
  const follows = Array.from({ length: 90 }, (_, number) => ({
    ...followed,
    id: `follow ${number}`,
  }));

  it.each<[string, readonly PlainEvent[]]>([
    ['redemptions of many offers', ofOffers],
    ['follows, each of which may be of a new follower', follows],
  ])('are as large as one transaction of a hundred actions allows: %s', (_, events) => {
    const groups = groupsOfEvents(events, contributions);
    expect(groups.flat()).toEqual(events);
    for (const [number, group] of groups.entries()) {
      const next = groups[number + 1]?.[0];
      expect(actionsOf(group)).toBeLessThanOrEqual(100);
      if (next) expect(actionsOf([...group, next])).toBeGreaterThan(100);
    }
  });
});

describe('merged contributions', () => {
  it('have one sum for each item', () => {
    const merged = mergeContributions([redeemed(), reversed(), claimed()].flatMap(contributions));
    const rows = merged.map(({ row }) => JSON.stringify({ ...row, isTaken: true }));
    expect(new Set(rows).size).toBe(rows.length);
    expect(merged.find(({ row }) => row.of === 'day' && row.day === '2026-11-21')).toMatchObject({
      numbers: { r: 0, r09: 0, s: 0, v: 0 },
    });
  });

  it('list claims that end, if one of them is new', () => {
    const ends = mergeContributions([redeemed(), claimed()].flatMap(contributions)).filter(
      ({ row }) => row.of === 'end',
    );
    expect(ends).toMatchObject([{ row: { isTaken: true }, numbers: { open: 0 } }]);
  });
});
