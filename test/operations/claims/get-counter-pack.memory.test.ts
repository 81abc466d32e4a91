import { claimRoutes } from '#contract/claims/routes.ts';
import { aClaim, aRedeemedClaim, codeNo } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { putItems, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, stored } from '#test/support/stored.ts';
import { voucherKey } from '#test/support/vouchers.ts';

const now = '2026-11-25T12:00:00.000Z';
const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const given = { status: 'cancelled' as const, closedAt: '2026-11-23T12:00:00.000Z' };
const ended = { offerVersion: 2, endsAt: '2026-11-25T11:59:59.999Z' };

const packOf = (id: string, query: Record<string, string> = {}, as: typeof owner = owner) =>
  call(claimRoutes.getCounterPack, { as, params: { id }, query });

beforeEach(async () => {
  stopDateAt(now);
  await tableHolds(
    ...aBakery({ shops }),
    stored.terms(aClaim()),
    stored.terms(aClaim(ended)),
    stored.claim(aClaim()),
    stored.claim(aRedeemedClaim({ closedAt: '2026-11-22T12:00:00.000Z' })),
    stored.claim(aClaim({ code: codeNo(2), ...given })),
    stored.claim(aClaim({ code: codeNo(3), ...given, ...ended })),
  );
});

describe('getCounterPack', () => {
  it('has the keys, the current offers of the shop, and the closed codes of claims that have not ended', async () => {
    expect((await packOf(shopId)).body).toEqual({
      serverTime: now,
      keys: [
        {
          id: voucherKey.id,
          publicKey: voucherKey.publicKey,
          validUntil: '2028-01-01T04:59:59.000Z',
        },
      ],
      offers: [
        {
          offerId,
          offerVersion: 1,
          title: aClaim().title,
          originalPrice: 8.9,
          offerPrice: 5.49,
          endsAt: aClaim().endsAt,
        },
      ],
      closedCodes: [codeNo(2), codeNo(1)],
    });
    expect((await packOf(otherShopId)).body.offers).toEqual([]);
  });

  it('has only the codes closed since the previous pack', async () => {
    const { closedCodes } = (await packOf(shopId, { since: '2026-11-22T12:00:00.001Z' })).body;
    expect(closedCodes).toEqual([codeNo(2)]);
  });

  it('is not for a validator of another shop', async () => {
    await putItems(stored.user(aValidatorUser({ shopId: otherShopId })));
    expect((await packOf(shopId, {}, aValidatorUser())).code).toBe('SHOP_NOT_FOUND');
    expect((await packOf(otherShopId, {}, aValidatorUser())).status).toBe(200);
  });
});
