import { keys } from '#lambdas/platform/table/keys.ts';
import { ApiClient } from '#scripts/seed/api-client.ts';
import { sellOut } from '#scripts/seed/direct-writes.ts';
import type { FilledBusiness } from '#scripts/seed/fill-business.ts';
import { fillVouchers, type SeedVoucher } from '#scripts/seed/fill-vouchers.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { holderId } from '#test/support/builders/a-claim.ts';
import { aShopInput, shopId } from '#test/support/builders/a-shop.ts';
import { aValidator } from '#test/support/builders/a-validator.ts';
import { anOffer, offerNo } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { itemAt, itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { validatorId } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const { shopIdentifier } = aShopInput();
const consumer = { userId: holderId, api: new ApiClient({ sub: holderId }) };
const bakery = {
  userId: ownerId,
  api: new ApiClient({ sub: ownerId }),
  businessId,
  shops: [{ id: shopId, shopIdentifier }],
} as unknown as FilledBusiness;

const titled = ['Pão', 'Bolo', 'Café', 'Cuscuz'];
const ended = { endsAt: '2026-11-11T02:59:59.000Z', expirationDate: '2026-11-10' };
const offers = [
  ...titled.map((title, n) => offerNo(n, { title })),
  offerNo(8, { title: 'Panetone', ...ended }),
  offerNo(9, { title: 'Sonho', ...ended }),
];

const voucher = (offer: string, became: SeedVoucher['became']): SeedVoucher => ({
  consumer: 'ana@vitrine.test',
  shop: shopIdentifier,
  offer,
  became,
});

const fill = (...vouchers: SeedVoucher[]) => fillVouchers(consumer, vouchers, [bakery]);
const became = () =>
  Object.fromEntries(itemsOfKind('CLAIM CLAIM').map(({ title, status }) => [title, status]));

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: holderId })),
    stored.business(aBusiness()),
    ...openedShop(),
    stored.validator(aValidator()),
    ...offers.flatMap((offer) => publishedOffer(offer)),
    ...offers.map(({ id }) => ({ ...keys.offerCounters(id), claimedCount: 0, redeemedCount: 0 })),
  );
});

describe('the vouchers of a demo consumer', () => {
  it('get their planned states, and are given once, however often the seed runs', async () => {
    const wanted = [
      voucher('Pão', 'open'),
      voucher('Bolo', 'cancelled'),
      voucher('Café', 'used by owner'),
      voucher('Cuscuz', 'used by validator'),
    ];
    await fill(...wanted);
    await fill(...wanted);
    expect(itemsOfKind('CLAIM CLAIM')).toHaveLength(4);
    expect(became()).toEqual({
      Pão: 'open',
      Bolo: 'cancelled',
      Café: 'redeemed',
      Cuscuz: 'redeemed',
    });
    expect(itemAt(keys.validatorCounters(validatorId))).toMatchObject({ validationsCount: 1 });
  });

  it('date from the days of their offers, if these have ended', async () => {
    await fill(voucher('Panetone', 'expired'), voucher('Sonho', 'used by validator'));
    const [claim] = itemsOfKind('CLAIM CLAIM').filter(({ status }) => status === 'redeemed');
    expect(claim).toMatchObject({ claimedAt: '2026-11-03T12:00:00.000Z', title: 'Sonho' });
    const list = keys.redemptionOfShop(shopId, '2026-11-06', '', '').PK;
    expect(itemsOfKind('REDEMPTIONS REDEMPTION')).toMatchObject([
      { PK: list, redeemedBy: { kind: 'validator', validatorId } },
    ]);
    expect(became()).toEqual({ Panetone: 'open', Sonho: 'redeemed' });
  });

  it('are given again if they have expired since', async () => {
    await fill(voucher('Sonho', 'expired'));
    const again = anOffer({ title: 'Sonho', id: offerNo(7).id });
    tableHolds(
      ...itemsOfKind('CLAIM CLAIM'),
      stored.user(aUser({ businessId })),
      stored.user(aUser({ userId: holderId })),
      stored.business(aBusiness()),
      ...openedShop(),
      ...publishedOffer(again),
      { ...keys.offerCounters(again.id), claimedCount: 0, redeemedCount: 0 },
    );
    await fill(voucher('Sonho', 'open'));
    expect(itemsOfKind('CLAIM CLAIM')).toHaveLength(2);
  });
});

it('a sold-out demo offer has no stock', async () => {
  const { id } = offerNo(5);
  const offer = offerNo(5, { claimShards: 15 });
  tableHolds(
    stored.offer(offer),
    { ...keys.offerCounters(id), availableLimit: 15, claimedCount: 0, redeemedCount: 0 },
    ...Array.from({ length: 15 }, (_, n) => ({
      ...keys.claimShard(id, n),
      businessId,
      cap: 1,
      taken: 0,
    })),
  );
  await sellOut(id, 15);
  expect(itemAt(keys.offerCounters(id))).toMatchObject({ claimedCount: 15 });
  expect(itemsOfKind('OFFER_CLAIMS SHARD').every(({ taken }) => taken === 1)).toBe(true);
});
