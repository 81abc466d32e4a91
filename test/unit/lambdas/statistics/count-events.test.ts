import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { codeNo, redemptionId } from '#test/support/builders/a-claim.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  bakeryHas,
  cancelled,
  claimed,
  count,
  countedAt,
  ended,
  redeemed,
  reversed,
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
const open = keys.endingClaims(shopId, ended.endsOn, offerId);
const marker = keys.countedEvent(claimed().id, 'claimed');
const secondsPerDay = 24 * 60 * 60;

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  bakeryHas(0);
});

describe('a claim', () => {
  it('is added to the day and hour of its shop and of the business, once, and remembered for 70 days', async () => {
    await count(claimed(), claimed());
    await count(claimed());
    for (const owner of [shopId, businessId]) {
      expect(dayOf(owner)).toEqual({
        ...keys.statisticsOfDay(owner, '2026-11-20'),
        c: 1,
        c09: 1,
      });
    }
    const ttl = countedAt.getTime() / 1000 + 70 * secondsPerDay;
    expect(itemAt(marker)).toEqual({ ...marker, ttl });
  });

  it('is added to the months of its offer and shop, and to the years of the business', async () => {
    await count(claimed(), cancelled());
    const rows = [
      keys.statisticsOfMonth(shopId, 'O', '2026-11', offerId),
      keys.statisticsOfMonth(businessId, 'O', '2026-11', offerId),
      keys.statisticsOfMonth(businessId, 'S', '2026-11', shopId),
      keys.statisticsOfYear(businessId, 'O', '2026', offerId),
      keys.statisticsOfYear(businessId, 'S', '2026', shopId),
    ];
    expect(rows.map(itemAt)).toEqual([
      { ...rows[0], c20: 1, x20: 1 },
      { ...rows[1], c20: 1, x20: 1 },
      { ...rows[2], c20: 1 },
      { ...rows[3], c11: 1 },
      { ...rows[4], c11: 1 },
    ]);
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

describe('a redemption', () => {
  const redeemer = (by: string) =>
    itemAt(keys.statisticsOfMonth(businessId, 'V', '2026-11', by)) ?? {};

  it('is added with its prices, also to the month of its redeemer', async () => {
    await count(redeemed({ by: 'val_1' }));
    expect(dayOf(shopId, '2026-11-21')).toMatchObject({ r: 1, r09: 1, s: 341, v: 549 });
    expect(redeemer('val_1')).toMatchObject({ r21: 1, v21: 549 });
  });

  it('that is rolled back is subtracted from its day and hour, in whichever order both are counted', async () => {
    await count(reversed());
    await count(redeemed());
    expect(dayOf(shopId, '2026-11-21')).toMatchObject({ r: 0, r09: 0, s: 0, v: 0 });
    expect(redeemer('owner')).toMatchObject({ r21: 0, v21: 0 });
  });

  it('after a rollback is a new one, and counts again', async () => {
    await count(redeemed(), reversed(), redeemed({ id: `${redemptionId}2` }));
    expect(dayOf(businessId, '2026-11-21')).toMatchObject({ r: 1, r09: 1, v: 549 });
  });
});

describe('ended claims', () => {
  const expired = () => dayOf(shopId, ended.endsOn)?.['e'];
  const claims = [0, 1, 2, 3].map((number) => claimed({ id: codeNo(number) }));

  it('count as expired once, if they were neither redeemed nor cancelled', async () => {
    await count(...claims, cancelled({ id: codeNo(0) }), redeemed());
    expect(itemAt(open)).toMatchObject({ open: 2, GSI1PK: `CLAIMS_END#${ended.endsOn}` });
    await count(ended);
    await count(ended);
    expect(expired()).toBe(2);
    expect(dayOf(businessId, ended.endsOn)).toMatchObject({ e: 2 });
    expect(itemAt(open)).not.toHaveProperty('GSI1PK');
  });

  it('are counted in their current state if one is redeemed at the same time', async () => {
    await count(...claims);
    beforeNextWrite(() => changeAttributes(open, { open: 3 }));
    await count(ended);
    expect(expired()).toBe(3);
  });

  it('include a claim whose redemption is rolled back later', async () => {
    await count(...claims, redeemed());
    await count(ended);
    await count(reversed({ isLate: true }));
    expect(expired()).toBe(4);
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
