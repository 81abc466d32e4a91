import { offerRoutes } from '#contract/offers/routes.ts';
import { noTotals } from '#test/support/builders/some-statistics.ts';
import { call } from '#test/support/stories/call.ts';
import {
  aClaimedOffer,
  aClaimOf,
  claimAs,
  giveBack,
  redeemAs,
  rollBackAs,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { followShopAs } from '#test/support/stories/follows.ts';
import { anOwnedOffer, publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { askForStatistics, statisticsOf } from '#test/support/stories/statistics.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

describe('getStatistics', () => {
  it('sums up the events of a business, its shops and its offers, also by validator', async () => {
    const owned = await anOwnedShop();
    const { owner, business, shop } = owned;
    const second = await openShop(owned);
    const bread = await publish(owned, { shopsIds: [shop.id, second.id] });
    const cake = await publish(owned, { title: 'Bolo de rolo', offerPrice: 9.9 });
    const { person: validator, validator: own } = await anActiveValidator(owned, shop);
    const follower = await aPerson();
    await followShopAs(follower, shop.id);

    const { claim: used } = await aClaimOf(bread);
    const { claim: takenBack } = await aClaimOf(bread);
    const { claim: usedAgain } = await aClaimOf(cake);
    const { claim: givenBack, holder } = await aClaimOf(cake);
    const elsewhere = (await claimAs(follower, bread, second.id)).body;
    await redeemAs(validator, used, shop);
    await redeemAs(validator, used, shop);
    const redeemed = (await redeemAs(owner, takenBack, shop)).body;
    await rollBackAs(owner, redeemed);
    const first = (await redeemAs(validator, usedAgain, shop)).body;
    await rollBackAs(validator, first);
    await redeemAs(validator, usedAgain, shop);
    await giveBack(holder, givenBack);
    await redeemAs(validator, givenBack, shop);
    await redeemAs(owner, elsewhere, second);

    await eventually(async () =>
      expect(await statisticsOf(owner, business)).toMatchObject({
        totals: {
          ...noTotals,
          claims: 5,
          cancels: 1,
          redemptions: 3,
          refusals: 2,
          newFollowers: 1,
          consumerSavings: 20,
          offerRevenue: 39.7,
        },
        byShop: [
          { shopId: shop.id, shopIdentifier: shop.shopIdentifier, claims: 4, redemptions: 2 },
          { shopId: second.id, claims: 1, redemptions: 1, offerRevenue: 14.9 },
        ],
        byOffer: [
          { offerId: bread.id, title: bread.title, claims: 3, redemptions: 2, offerRevenue: 29.8 },
          { offerId: cake.id, claims: 2, redemptions: 1, offerRevenue: 9.9 },
        ],
        byValidator: [
          { kind: 'validator', validatorId: own.id, name: own.name, redemptions: 2 },
          { kind: 'owner', redemptions: 1, offerRevenue: 14.9 },
        ],
      }),
    );
    const { byDay, byHour, byRefusal, comparedTo } = await statisticsOf(owner, business);
    // The business is younger than the period before.
    expect(comparedTo).toBeUndefined();
    const sumOf = (rows: readonly { readonly redemptions: number }[] = []) =>
      rows.reduce((sum, { redemptions }) => sum + redemptions, 0);
    expect([sumOf(byDay), sumOf(byHour)]).toEqual([3, 3]);
    expect(byRefusal).toEqual(
      expect.arrayContaining([
        { code: 'ALREADY_REDEEMED', refusals: 1 },
        { code: 'CLAIM_CANCELLED', refusals: 1 },
      ]),
    );

    const ofShop = await statisticsOf(owner, business, { shopId: second.id });
    expect(ofShop).toMatchObject({
      totals: { ...noTotals, claims: 1, redemptions: 1, consumerSavings: 5, offerRevenue: 14.9 },
      byShop: [{ shopId: second.id }],
      byOffer: [{ offerId: bread.id, claims: 1, redemptions: 1 }],
      byValidator: [{ kind: 'owner', redemptions: 1 }],
    });
    const ofOffer = await statisticsOf(owner, business, { offerId: cake.id });
    expect(ofOffer).toMatchObject({
      totals: {
        ...noTotals,
        claims: 2,
        cancels: 1,
        redemptions: 1,
        consumerSavings: 10,
        offerRevenue: 9.9,
      },
      byShop: [{ shopId: shop.id, claims: 2, redemptions: 1 }],
      byOffer: [{ offerId: cake.id }],
    });
    expect(ofOffer).not.toHaveProperty('byHour');
    expect(ofOffer).not.toHaveProperty('byValidator');
  });

  it('shows a validator their shop, without money', async () => {
    const owned = await aClaimedOffer();
    const { business, shop, claim } = owned;
    const [{ person }, second] = await Promise.all([
      anActiveValidator(owned, shop),
      openShop(owned),
    ]);
    await redeemAs(person, claim, shop);
    await eventually(async () =>
      expect((await statisticsOf(person, business)).totals).toMatchObject({ redemptions: 1 }),
    );
    const seen = await statisticsOf(person, business);
    expect(JSON.stringify(seen)).not.toMatch(/offerRevenue|consumerSavings/);
    expect(seen.byShop).toMatchObject([{ shopId: shop.id, redemptions: 1 }]);
    expect(await askForStatistics(person, business, { shopId: second.id })).toMatchObject({
      code: 'SHOP_NOT_FOUND',
    });
  });

  it('keeps the numbers of a removed offer, without its title', async () => {
    const { owner, business, offer } = await aClaimedOffer();
    await call(offerRoutes.deleteOffer, { as: owner, params: { id: offer.id } });
    await eventually(async () => {
      const { totals, byOffer } = await statisticsOf(owner, business, { offerId: offer.id });
      expect(totals).toMatchObject({ claims: 1 });
      expect(byOffer).toEqual([{ offerId: offer.id, claims: 1, redemptions: 0, offerRevenue: 0 }]);
    });
  });

  it('finds neither a shop nor an offer of another business', async () => {
    const [{ owner, business }, other] = await Promise.all([anOwnedShop(), anOwnedOffer()]);
    const { shop, offer } = other;
    expect((await askForStatistics(owner, business, { shopId: shop.id })).code).toBe(
      'SHOP_NOT_FOUND',
    );
    expect((await askForStatistics(owner, business, { offerId: offer.id })).code).toBe(
      'OFFER_NOT_FOUND',
    );
  });

  it.each([
    ['ends before it begins', { from: '2026-02-02', to: '2026-02-01' }, 'BEFORE_START'],
    ['has 367 days', { from: '2025-01-01', to: '2026-01-02' }, 'PERIOD_TOO_LONG'],
  ])('refuses a period that %s', async (_, query, code) => {
    const { owner, business } = await anOwnedShop();
    const answer = await askForStatistics(owner, business, query);
    expect(answer.errors).toEqual([{ path: 'to', code }]);
  });
});
