import { dayIn } from '#contract/brazil/time-zones.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { offerRoutes } from '#contract/offers/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { lift, suspend } from '#test/support/stories/businesses.ts';
import { call } from '#test/support/stories/call.ts';
import {
  aClaimedOffer,
  aClaimOf,
  askForClaim,
  claimAs,
  claimRequest,
} from '#test/support/stories/claims.ts';
import { eventually } from '#test/support/stories/eventually.ts';
import { anOwnedOffer, daysAhead, letExpire, publish } from '#test/support/stories/offers.ts';
import { aPerson } from '#test/support/stories/people.ts';
import {
  countOf,
  type Sent,
  sendUntilAnswered,
} from '#test/support/stories/send-until-answered.ts';
import { anOwnedShop, openShop } from '#test/support/stories/shops.ts';
import { writeItem } from '#test/support/stories/table.ts';
import { anActiveValidator } from '#test/support/stories/validators.ts';

const { claimOffer } = claimRoutes;
const { setOfferLimit } = offerRoutes;

describe('claimOffer', () => {
  it('gives a consumer a claim that contains the terms of the offer', async () => {
    const owned = await anOwnedShop();
    const second = await openShop(owned);
    const shopsIds = [owned.shop.id, second.id];
    const offer = await publish(owned, { shopsIds, offerRules: 'Só no balcão' });
    const person = await aPerson();
    const answer = await claimAs(person, offer, second.id);
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/api/claims/${answer.body.code}`);
    expect(answer.body).toMatchObject({
      offerId: offer.id,
      offerVersion: 1,
      consumerId: person.userId,
      shopId: second.id,
      shopsIds,
      title: offer.title,
      originalPrice: 19.9,
      offerPrice: 14.9,
      discountPercent: 25,
      endsAt: offer.endsAt,
      status: 'open',
    });
    expect(answer.body).not.toHaveProperty('offerRules');
    const shown = ({ id, address, timeZone, openingHours }: Shop) => ({
      id,
      name: owned.business.name,
      address,
      timeZone,
      openingHours,
    });
    const shops = [owned.shop, second].map(shown);
    expect(answer.body).toMatchObject({ shops, voucher: expect.any(String) });
    await suspend(owned);
    expect((await askForClaim(person, answer.body)).body).toMatchObject({ shops });
  });

  it('takes the first shop of the offer unless the consumer chooses one', async () => {
    const { offer, shop } = await anOwnedOffer();
    const [person, elsewhere] = [await aPerson(), await anOwnedShop()];
    expect((await claimAs(person, offer, elsewhere.shop.id)).code).toBe('SHOP_NOT_FOUND');
    expect((await claimAs(person, offer)).body.shopId).toBe(shop.id);
  });

  it("refuses the offer's own owner and validators", async () => {
    const owned = await anOwnedOffer();
    const { person: validator } = await anActiveValidator(owned, owned.shop);
    expect((await claimAs(owned.owner, owned.offer)).code).toBe('OWN_OFFER');
    expect((await claimAs(validator, owned.offer)).code).toBe('OWN_OFFER');
  });

  it('refuses an offer that has ended or not begun, and an offer of a suspended business', async () => {
    const [owned, person] = [await anOwnedOffer(), await aPerson()];
    const scheduled = await publish(owned, { startDate: daysAhead(3) });
    expect((await claimAs(person, scheduled)).code).toBe('OFFER_NOT_FOUND');
    await suspend(owned);
    expect((await claimAs(person, owned.offer)).code).toBe('OFFER_NOT_FOUND');
    await lift(owned);
    await letExpire(owned.offer);
    expect((await claimAs(person, owned.offer)).code).toBe('OFFER_EXPIRED');
  });

  it('gives one person one claim, however many requests they send at once', async () => {
    const [{ offer }, person] = [await anOwnedOffer(), await aPerson()];
    const outcomes = await sendUntilAnswered(
      Array.from({ length: 20 }, (): Sent => [claimOffer, claimRequest(person, offer)]),
    );
    expect(countOf(outcomes, 201)).toBe(1);
    expect(countOf(outcomes, 'CLAIM_LIMIT_REACHED')).toBe(outcomes.length - 1);
  });

  it('gives one person as many claims as the owner allows', async () => {
    const [{ offer }, person] = [await anOwnedOffer({ perConsumerLimit: 2 }), await aPerson()];
    await aClaimOf(offer, person);
    await aClaimOf(offer, person);
    expect((await claimAs(person, offer)).code).toBe('CLAIM_LIMIT_REACHED');
  });

  it('refuses the fifty-first claim of a day', async () => {
    const [{ offer }, person] = [await anOwnedOffer(), await aPerson()];
    const today = keys.claimsOfDay(person.userId, dayIn('America/Sao_Paulo', new Date()));
    await writeItem(today, { periodCount: 50 });
    const answer = await claimAs(person, offer);
    expect(answer.code).toBe('TOO_MANY_REQUESTS');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
  });

  it('keeps the owner from a limit below the number of claims', async () => {
    const { owner, offer } = await aClaimedOffer({ availableLimit: 5 });
    await aClaimOf(offer);
    const limitTo = (limit: number) =>
      call(setOfferLimit, { as: owner, params: { id: offer.id }, body: { limit } });
    expect((await limitTo(1)).code).toBe('LIMIT_BELOW_CLAIMED');
    expect((await limitTo(2)).body.availableLimit).toBe(2);
    await eventually(async () =>
      expect((await claimAs(await aPerson(), offer)).code).toBe('OFFER_SOLD_OUT'),
    );
    await limitTo(3);
    await eventually(async () => expect((await claimAs(await aPerson(), offer)).status).toBe(201));
  });
});
