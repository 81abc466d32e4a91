import { keys } from '#lambdas/platform/table/keys.ts';
import { ApiClient } from '#scripts/seed/api-client.ts';
import type { FilledBusiness } from '#scripts/seed/fill-business.ts';
import { fillHistory } from '#scripts/seed/history/fill-history.ts';
import { historyOffers } from '#scripts/seed/history/plan-history.ts';
import { historyCode } from '#scripts/seed/history/write-claims.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aShop, aShopInput } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  deleteItem,
  itemAt,
  itemsOfKind,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const now = '2026-11-21T12:00:00.000Z';
const openingHours = { ...aShopInput().openingHours, SUN: '6-12' };
const shop = aShop({ openingHours });
const bakery = {
  userId: ownerId,
  api: new ApiClient({ sub: ownerId }),
  businessId,
  shops: [shop],
  pictures: { ofOffer: async () => [] },
} as unknown as FilledBusiness;

const claims = () => itemsOfKind('CLAIM CLAIM');
const withStatus = (status: string) => claims().filter((claim) => claim['status'] === status);
const sumOf = (kind: string, name: string) =>
  itemsOfKind(kind).reduce((sum, item) => sum + Number(item[name]), 0);

beforeEach(() => {
  stopDateAt(now);
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness({ sizeTypeId: 2 })),
    ...openedShop(shop),
    stored.validator(aValidator()),
  );
});

describe('the history of a demo business', () => {
  it('consists of claims and redemptions that agree with stock, lists and counters', async () => {
    const written = await fillHistory(bakery, new Date(now));
    expect(written).toBe(claims().length);
    expect(itemsOfKind('OFFER OFFER')).toHaveLength(historyOffers.length);
    const [redeemed, open] = [withStatus('redeemed'), withStatus('open')];
    expect(sumOf('OFFER_CLAIMS SHARD', 'taken')).toBe(redeemed.length + open.length);
    expect(sumOf('OFFER_CLAIMS USED', 'used')).toBe(redeemed.length);
    expect(itemsOfKind('USER CLAIMS_OF')).toHaveLength(redeemed.length + open.length);
    expect(itemsOfKind('REDEMPTION REDEMPTION')).toHaveLength(redeemed.length);
    const byValidator = itemsOfKind('REDEMPTIONS REDEMPTION').filter(
      ({ redeemedBy }) => (redeemedBy as { kind: string }).kind === 'validator',
    );
    expect(itemAt(keys.validatorCounters(validatorId))).toMatchObject({
      validationsCount: byValidator.length,
    });
    expect(itemsOfKind('OFFER_TERMS VERSION')).toHaveLength(historyOffers.length);
  });

  it('is written once, also a day later, and continues after an interruption', async () => {
    const written = await fillHistory(bakery, new Date(now));
    const writes = writesMade();
    const tomorrow = new Date('2026-11-22T12:00:00.000Z');
    expect(await fillHistory(bakery, tomorrow)).toBe(0);
    expect(writesMade()).toBe(writes);
    const lost = itemAt(keys.claim(historyCode(7)));
    const { consumerId = '', offerId = '' } = lost as Record<string, string>;
    deleteItem(keys.claim(historyCode(7)));
    deleteItem(keys.claimsOfOffer(consumerId, offerId));
    expect(await fillHistory(bakery, tomorrow)).toBe(1);
    expect(claims()).toHaveLength(written);
    expect(itemAt(keys.claim(historyCode(7)))).toMatchObject({
      claimedAt: lost?.['claimedAt'],
      status: lost?.['status'],
    });
  });
});
