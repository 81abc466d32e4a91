import { ulid } from 'ulid';
import { type Key, keys } from '#lambdas/platform/table/keys.ts';
import { countEvents } from '#lambdas/statistics/count-events.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { codeNo, redemptionId } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  bakeryHas,
  cancelled,
  claimed,
  count,
  countedAt,
  ended,
  followed,
  followersCount,
  redeemed,
  reversed,
  unfollowed,
} from '#test/support/counted-events.ts';
import {
  beforeNextWrite,
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  putItems,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const dayOf = (owner: string, day = '2026-11-20') => itemAt(keys.statisticsOfDay(owner, day));
const ttl = countedAt.getTime() / 1000 + 70 * 24 * 60 * 60;
const ofMonth = (owner: string, kind: 'O' | 'S' | 'V', id: string) =>
  keys.statisticsOfMonth(owner, kind, '2026-11', id);

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  bakeryHas(0);
});

describe('a claim', () => {
  const marker = keys.countedEvent(claimed().id, 'claimed');

  it('is added once to the day and hour of its shop and of the business, and remembered for 70 days', async () => {
    await count(claimed(), claimed());
    await count(claimed());
    for (const owner of [shopId, businessId]) {
      expect(dayOf(owner)).toEqual({
        ...keys.statisticsOfDay(owner, '2026-11-20'),
        ...{ c: 1, c09: 1 },
      });
    }
    expect(itemAt(marker)).toEqual({ ...marker, ttl });
  });

  it.each<[string, Key, object]>([
    ['month of its offer in the shop', ofMonth(shopId, 'O', offerId), { c20: 1, x20: 1 }],
    ['month of its offer', ofMonth(businessId, 'O', offerId), { c20: 1, x20: 1 }],
    ['month of its shop', ofMonth(businessId, 'S', shopId), { c20: 1 }],
    ['year of its offer', keys.statisticsOfYear(businessId, 'O', '2026', offerId), { c11: 1 }],
    ['year of its shop', keys.statisticsOfYear(businessId, 'S', '2026', shopId), { c11: 1 }],
  ])('is added to the %s, where a cancellation is counted beside it', async (_, key, numbers) => {
    await count(claimed(), cancelled());
    expect(itemAt(key)).toEqual({ ...key, ...numbers });
  });

  it('is counted with the others of its job if another run counts it at the same time', async () => {
    beforeNextWrite(() => {
      putItems({ ...marker });
      putItems({ ...keys.statisticsOfDay(shopId, '2026-11-20'), c: 1, c09: 1 });
    });
    await count(claimed(), claimed({ id: codeNo(1) }));
    expect(dayOf(shopId)).toMatchObject({ c: 2, c09: 2 });
    expect(dayOf(businessId)).toMatchObject({ c: 1, c09: 1 });
  });
});

it('a redemption is added with its prices, also to the month of its redeemer, and subtracted after a rollback', async () => {
  const redeemer = () => itemAt(ofMonth(businessId, 'V', 'val_1'));
  await count(redeemed({ by: 'val_1' }));
  expect(dayOf(shopId, '2026-11-21')).toMatchObject({ r: 1, r09: 1, s: 341, v: 549 });
  expect(redeemer()).toMatchObject({ r21: 1, v21: 549 });
  await count(reversed({ by: 'val_1' }));
  expect(dayOf(shopId, '2026-11-21')).toMatchObject({ r: 0, r09: 0, s: 0, v: 0 });
  expect(redeemer()).toMatchObject({ r21: 0, v21: 0 });
});

describe('ended claims', () => {
  const open = keys.endingClaims(shopId, ended.endsOn, offerId);
  const expired = () => dayOf(shopId, ended.endsOn)?.['e'];
  const claims = [0, 1, 2, 3].map((number) => claimed({ id: codeNo(number) }));

  it('count as expired once, if they were neither redeemed nor cancelled, and after a late rollback', async () => {
    await count(...claims, cancelled({ id: codeNo(0) }), redeemed());
    expect(itemAt(open)).toMatchObject({ open: 2, GSI1PK: `CLAIMS_END#${ended.endsOn}` });
    await count(ended);
    await count(ended);
    expect(expired()).toBe(2);
    expect(dayOf(businessId, ended.endsOn)).toMatchObject({ e: 2 });
    expect(itemAt(open)).not.toHaveProperty('GSI1PK');
    await count(reversed({ isLate: true }));
    expect(expired()).toBe(3);
  });

  it('are counted in their current state if one is redeemed at the same time', async () => {
    await count(...claims);
    beforeNextWrite(() => changeAttributes(open, { open: 3 }));
    await count(ended);
    expect(expired()).toBe(3);
  });

  it('change no number if none is open', async () => {
    await count(claimed(), cancelled());
    await count(ended);
    expect(expired()).toBeUndefined();
  });
});

describe('a business', () => {
  it.each([
    ['is closed', () => putItems(stored.business(aBusiness({ status: 'closed' })))],
    ['is gone', () => deleteItem(keys.business(businessId))],
  ])('that %s gets no numbers', async (_, change) => {
    change();
    await count(claimed(), redeemed(), ended);
    expect(writesMade()).toBe(0);
  });

  it('whose job has more events than one transaction holds gets them all', async () => {
    const events = Array.from({ length: 60 }, (_, number) =>
      redeemed({ id: `${redemptionId}${number}`, hour: `2026-10-${10 + (number % 20)}T10` }),
    );
    await count(...events);
    expect(itemsOfKind('COUNTED REDEEMED')).toHaveLength(60);
    const days = itemsOfKind('STATS DAY').filter(({ PK }) => PK === `STATS#${businessId}`);
    expect(days.map(({ r }) => r)).toEqual(days.map(() => 3));
  });
});

describe('a follow', () => {
  const newFollowers = (owner: string, day = '2026-11-21') => dayOf(owner, day)?.['f'];
  const again = (changes: Partial<typeof followed> = {}) => ({
    ...followed,
    id: ulid(),
    ...changes,
  });
  const nextDay = { at: '2026-11-22T03:00:00.000Z' };

  it('is added to the followers of the shop and to the new ones of its day', async () => {
    await count(followed);
    await count(followed);
    expect([followersCount(), newFollowers(shopId), newFollowers(businessId)]).toEqual([1, 1, 1]);
  });

  it('is taken off the followers when it ends, in whichever order both are counted', async () => {
    for (const events of [
      [followed, unfollowed],
      [unfollowed, followed],
    ] as const) {
      bakeryHas(3);
      for (const event of events) await count(event);
      expect([followersCount(), newFollowers(shopId)]).toEqual([3, 1]);
    }
  });

  it('counts on the day in the time zone of its shop, an old one for the business of the shop', async () => {
    changeAttributes(keys.shop(shopId), { timeZone: 'America/Rio_Branco' });
    await countEvents(shopId, [{ ...followed, at: '2026-11-22T04:59:59.000Z' }], new Date());
    expect([newFollowers(shopId), newFollowers(businessId)]).toEqual([1, 1]);
  });

  it('is written together with the others of a job', async () => {
    await count(...Array.from({ length: 45 }, () => again({ userId: ulid() })));
    expect([followersCount(), newFollowers(shopId), newFollowers(businessId)]).toEqual([
      45, 45, 45,
    ]);
    expect(writesMade()).toBe(1);
  });

  it('is of one new follower a day, however often they follow again, also in jobs at the same time', async () => {
    const second = again();
    await count(followed, unfollowed, second, { ...second, kind: 'unfollowed' });
    await Promise.all([count(again()), count(again())]);
    expect([followersCount(), newFollowers(shopId), newFollowers(businessId)]).toEqual([2, 1, 1]);
  });

  it('is of a new follower on another day, in another shop, and by somebody else', async () => {
    const countersOfOther = { ...keys.shopCounters(otherShopId), followersCount: 0 };
    bakeryHas(0, stored.shop(aShop({ id: otherShopId })), countersOfOther);
    await count(followed, again(nextDay), again({ shopId: otherShopId }));
    await count(again(nextDay), again({ userId: ownerId }));
    expect([shopId, otherShopId, businessId].map((id) => newFollowers(id))).toEqual([2, 1, 3]);
    expect(newFollowers(shopId, '2026-11-22')).toBe(1);
  });

  it('is remembered without personal data', async () => {
    await count(followed);
    const [marker] = itemsOfKind('COUNTED NEW_FOLLOWER');
    expect(marker).toMatchObject({ ttl });
    expect(JSON.stringify(marker)).not.toContain(followed.userId);
  });
});
