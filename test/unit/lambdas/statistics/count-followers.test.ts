import { ulid } from 'ulid';
import { keys } from '#lambdas/shared/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import {
  bakeryHas,
  count,
  counters,
  followed,
  followersCount,
  unfollowed,
} from '#test/support/counted-events.ts';
import { changeAttributes, itemAt } from '#test/support/memory-table/table.ts';

const newFollowers = (owner: string) => itemAt(keys.statisticsOfDay(owner, '2026-11-21'))?.['f'];

describe('counting followers', () => {
  it('adds a follow to the followers of the shop and to the new ones of its day', async () => {
    bakeryHas(4);
    await count(followed);
    await count(followed);
    expect(followersCount()).toBe(5);
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
  });

  it('takes the end of a follow from the followers, and from no day', async () => {
    bakeryHas(0);
    await count(followed, unfollowed);
    expect(followersCount()).toBe(0);
    expect(newFollowers(shopId)).toBe(1);
  });

  it('ends at the same number where the end of a follow comes first', async () => {
    bakeryHas(3);
    await count(unfollowed);
    await count(followed);
    expect(followersCount()).toBe(3);
  });

  it('counts the day of a follow in the zone of its shop', async () => {
    bakeryHas(0);
    changeAttributes(keys.shop(shopId), { timeZone: 'America/Rio_Branco' });
    await count({ ...followed, at: '2026-11-22T04:59:59.000Z' });
    expect(newFollowers(shopId)).toBe(1);
  });

  it('counts a follow from before it named its business for the business of the shop', async () => {
    bakeryHas(0);
    await countEvents(shopId, [followed], new Date());
    expect([shopId, businessId].map(newFollowers)).toEqual([1, 1]);
  });

  it('adds up the follows of a job in one write of the number', async () => {
    bakeryHas(0);
    await count(...Array.from({ length: 45 }, () => ({ ...followed, id: ulid() })));
    expect(itemAt(counters)).toMatchObject({ followersCount: 45 });
  });
});
