import { ulid } from 'ulid';
import { keys } from '#lambdas/platform/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  bakeryHas,
  count,
  countedAt,
  counters,
  followed,
  followersCount,
  unfollowed,
} from '#test/support/counted-events.ts';
import {
  changeAttributes,
  itemAt,
  itemsOfKind,
  requestsMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const newFollowers = (owner: string) => itemAt(keys.statisticsOfDay(owner, '2026-11-21'))?.['f'];

describe('counting followers', () => {
  it('adds a follow to the followers of the shop and to the new ones of its day', async () => {
    bakeryHas(4);
    await count(followed);
    await count(followed);
    expect(followersCount()).toBe(5);
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
  });

  it('subtracts an ended follow from the followers, and from no day', async () => {
    bakeryHas(0);
    await count(followed, unfollowed);
    expect(followersCount()).toBe(0);
    expect(newFollowers(shopId)).toBe(1);
  });

  it('gives the same number if the end of a follow comes first', async () => {
    bakeryHas(3);
    await count(unfollowed);
    await count(followed);
    expect(followersCount()).toBe(3);
  });

  it('counts the day of a follow in the time zone of its shop', async () => {
    bakeryHas(0);
    changeAttributes(keys.shop(shopId), { timeZone: 'America/Rio_Branco' });
    await count({ ...followed, at: '2026-11-22T04:59:59.000Z' });
    expect(newFollowers(shopId)).toBe(1);
  });

  it('counts an old follow without a business for the business of the shop', async () => {
    bakeryHas(0);
    await countEvents(shopId, [followed], new Date());
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
  });

  it('adds the follows of a job to the number in one write', async () => {
    bakeryHas(0);
    await count(...Array.from({ length: 45 }, () => ({ ...followed, id: ulid(), userId: ulid() })));
    expect(itemAt(counters)).toMatchObject({ followersCount: 45 });
    expect([shopId, businessId].map(newFollowers)).toEqual([45, 45]);
    const commits = requestsMade().filter(({ command }) => command === 'TransactWrite');
    expect(commits).toHaveLength(1);
  });
});

describe('a person who follows a shop again and again', () => {
  const again = (changes: Partial<typeof followed> = {}) => ({
    ...followed,
    id: ulid(),
    ...changes,
  });
  const ends = (event: typeof followed) => ({ ...event, kind: 'unfollowed' as const });

  it('is one new follower per day, in one job or in several', async () => {
    bakeryHas(0);
    const [second, third] = [again(), again()];
    await count(followed, unfollowed, second, ends(second));
    await count(third);
    await count(third);
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
    expect(followersCount()).toBe(1);
  });

  it('is also one if two jobs count at the same time', async () => {
    bakeryHas(0);
    await Promise.all([count(again()), count(again()), count(again())]);
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
    expect(followersCount()).toBe(3);
  });

  it('is new on another day of the shop, in another shop, and beside somebody else', async () => {
    const countersOfOther = { ...keys.shopCounters(otherShopId), followersCount: 0 };
    bakeryHas(0, stored.shop(aShop({ id: otherShopId })), countersOfOther);
    const nextDay = '2026-11-22T03:00:00.000Z';
    await count(followed, again({ at: nextDay }), again({ shopId: otherShopId }));
    await count(again({ at: nextDay }), again({ userId: ownerId }));
    expect([shopId, otherShopId, businessId].map(newFollowers)).toEqual([2, 1, 3]);
    expect(itemAt(keys.statisticsOfDay(shopId, '2026-11-22'))?.['f']).toBe(1);
  });

  it('is remembered without personal data, for as long as an event may come late', async () => {
    bakeryHas(0);
    await count(followed);
    const [marker] = itemsOfKind('COUNTED NEW_FOLLOWER');
    expect(marker).toMatchObject({ ttl: countedAt.getTime() / 1000 + 70 * 86_400 });
    expect(JSON.stringify(marker)).not.toContain(followed.userId);
  });
});
