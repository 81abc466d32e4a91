import { contributionsOfEvent } from '#lambdas/statistics/contributions-of-event.ts';
import { groupsOfEvents, mergeContributions } from '#lambdas/statistics/count-events.ts';
import type { PlainEvent } from '#lambdas/statistics/counted-event.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { claimed, followed, redeemed, reversed } from '#test/support/counted-events.ts';

const contributions = (event: PlainEvent) => contributionsOfEvent(event, businessId);
const merged = (...events: PlainEvent[]) => mergeContributions(events.flatMap(contributions));
const actionsOf = (group: readonly PlainEvent[]) =>
  group.length + group.filter(({ kind }) => kind === 'followed').length + merged(...group).length;

const redemptions = Array.from({ length: 45 }, (_, n) => redeemed({ id: `red_${n}` }));
const ofOffers = redemptions.map((event, n) => ({
  ...event,
  hour: `2026-10-${10 + (n % 20)}T10`,
  offerId: `off_${n}`,
}));
const follows = redemptions.map(({ id }) => ({ ...followed, id }));

it('events that add to the same items are a single group', () => {
  expect(groupsOfEvents(redemptions, contributions)).toEqual([redemptions]);
});

it.each<[string, readonly PlainEvent[]]>([
  ['redemptions of many offers', ofOffers],
  ['follows, each of which may be of a new follower', [...follows, ...follows]],
])('groups are as large as one transaction of a hundred actions allows: %s', (_, events) => {
  const groups = groupsOfEvents(events, contributions);
  expect(groups.flat()).toEqual(events);
  for (const [number, group] of groups.entries()) {
    const next = groups[number + 1]?.[0];
    expect(actionsOf(group)).toBeLessThanOrEqual(100);
    if (next) expect(actionsOf([...group, next])).toBeGreaterThan(100);
  }
});

it('merged contributions have one sum for each item, and list claims that end if one is new', () => {
  const rows = merged(redeemed(), reversed(), claimed());
  const names = rows.map(({ row }) => JSON.stringify({ ...row, isTaken: true }));
  expect(new Set(names).size).toBe(rows.length);
  const day = rows.find(({ row }) => row.of === 'day' && row.day === '2026-11-21');
  expect(day).toMatchObject({ numbers: { r: 0, r09: 0, s: 0, v: 0 } });
  const ends = merged(redeemed(), claimed()).filter(({ row }) => row.of === 'end');
  expect(ends).toMatchObject([{ row: { isTaken: true }, numbers: { open: 0 } }]);
});
