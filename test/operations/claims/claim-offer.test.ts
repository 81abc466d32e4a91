import { dayIn } from '#contract/brazil/time-zones.ts';
import { claimRoutes } from '#contract/claims/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { holder } from '#test/support/builders/a-claim.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { anOffer, offerId, onDays } from '#test/support/builders/an-offer.ts';
import { owner } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import {
  changeAttributes,
  deleteItem,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const shops = [aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' }), aShop()];
const offer = anOffer({
  ...onDays('2090-12-30'),
  shopsIds: [otherShopId, shopId],
  images: [{ key: 'not-ready' }],
  offerRules: 'Só no balcão',
});
const [shownOther, shownFirst] = shops.map(({ id, address, timeZone, openingHours }) => ({
  id,
  name: aBusiness().name,
  address,
  timeZone,
  openingHours,
}));

const claim = (body: object = {}, as: { readonly userId: string } = holder) =>
  call(claimRoutes.claimOffer, {
    as,
    params: { id: offerId },
    body: { consumerId: as.userId, ...body },
  });

beforeEach(() => tableHolds(...aBakery({ shops }), ...publishedOffer(offer, shops)));

describe('claimOffer', () => {
  it('stores a claim with the terms of the offer, and takes a unit from the stock', async () => {
    const { status, headers, body } = await claim({ shopId });
    const { code } = body;
    expect(status).toBe(201);
    expect(headers).toMatchObject({ location: `/api/claims/${code}` });
    const facts = { offerVersion: 1, shopId, endsAt: offer.endsAt, status: 'open' };
    expect(body).toMatchObject({
      ...facts,
      consumerId: holder.userId,
      title: offer.title,
      originalPrice: 8.9,
      offerPrice: 5.49,
      discountPercent: 38,
      shops: [shownOther, shownFirst],
      voucher: expect.any(String),
    });
    const made = await itemAt(keys.claim(code));
    expect(made).toMatchObject({ ...facts, publishedAt: offer.createdAt, offerPriceCents: 549 });
    expect(JSON.stringify([made, body])).not.toContain('Só no balcão');
    expect(await itemAt(keys.claimsOfOffer(holder.userId, offerId))).toMatchObject({
      claims: { [code]: offer.endsAt },
    });
    const shard = await itemAt(keys.claimShard(offerId, Number(made?.['shard'])));
    expect(shard).toMatchObject({ taken: 1 });
    expect(shard).not.toHaveProperty('pending');
    expect(await itemAt(keys.claimsMonth(businessId, '2090-12'))).toMatchObject({ businessId });
    expect(await itemAt(keys.offerTerms(offerId, 1))).toMatchObject({
      seller: { name: aBusiness().legalName ?? aBusiness().name },
    });
  });

  it('takes the first shop that still exists, unless the consumer chooses one', async () => {
    await deleteItem(keys.shop(otherShopId));
    expect((await claim({ shopId: otherShopId })).code).toBe('SHOP_NOT_FOUND');
    expect((await claim()).body).toMatchObject({
      shopId,
      shops: [{ id: otherShopId, isGone: true }, shownFirst],
    });
  });

  it.each([
    ['its owner', owner],
    ['a validator of its business', aValidatorUser()],
  ])('refuses an offer to %s', async (_, as) => {
    await putItems(stored.user(aValidatorUser()));
    expect((await claim({}, as)).code).toBe('OWN_OFFER');
  });

  const today = keys.claimsOfDay(holder.userId, dayIn('America/Sao_Paulo', new Date()));

  it.each([
    ['that has not begun', onDays('2090-12-30', '2090-12-01'), 'OFFER_NOT_FOUND'],
    ['that has ended', onDays('2026-01-02'), 'OFFER_EXPIRED'],
    ['that is switched off', { status: 'inactive' as const }, 'OFFER_NOT_FOUND'],
  ])('refuses an offer %s', async (_, changes, code) => {
    await putItems(...publishedOffer({ ...offer, ...changes }, shops));
    expect((await claim()).code).toBe(code);
    expect(await itemsOfKind('CLAIM CLAIM')).toEqual([]);
  });

  it('refuses an offer of a suspended business', async () => {
    await changeAttributes(keys.business(businessId), { status: 'suspended' });
    expect((await claim()).code).toBe('OFFER_NOT_FOUND');
  });

  it('refuses the fifty-first claim of a day', async () => {
    await putItems({ ...today, periodCount: 49 });
    expect((await claim()).status).toBe(201);
    expect(await itemAt(today)).toMatchObject({ periodCount: 50 });
    const answer = await claim();
    expect(answer).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(1);
  });
});
