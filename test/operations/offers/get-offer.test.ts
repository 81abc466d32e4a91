import { offerRoutes } from '#contract/offers/routes.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aLastingOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, owner, stranger, strangerId } from '#test/support/builders/people.ts';
import { call } from '#test/support/operations/call.ts';
import { changeAttributes, tableHolds } from '#test/support/operations/store.ts';
import { aBakery, publishedOffer, stored } from '#test/support/stored.ts';

const shops = [aShop(), aShop({ id: otherShopId, shopIdentifier: 'outrapadaria' })];
const validator = aValidatorUser();

const get = (as?: { userId: string }) =>
  call(offerRoutes.getOffer, { params: { id: offerId }, as });

beforeEach(() =>
  tableHolds(
    ...aBakery({ shops }),
    stored.user(validator),
    stored.user(aUser({ userId: strangerId, businessId, shopId: otherShopId })),
    ...publishedOffer(aLastingOffer(), shops.slice(0, 1)),
  ),
);

describe('getOffer', () => {
  it('shows a live offer to anyone', async () => {
    const { status, headers, body } = await get();
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty('etag');
    expect(body).toMatchObject({ id: offerId, displayStatus: 'active' });
  });

  it.each([
    ['switched off', keys.offer(offerId), { status: 'inactive' }, 'inactive'],
    ['of a suspended business', keys.business(businessId), { status: 'suspended' }, 'active'],
    ['of a shop that is switched off', keys.shop(shopId), { shopStatus: 'inactive' }, 'active'],
    ['expired', keys.offer(offerId), { endsAt: '2026-01-02T02:59:59.000Z' }, 'expired'],
    ['scheduled', keys.offer(offerId), { startsAt: '2999-01-02T03:00:00.000Z' }, 'scheduled'],
  ])(
    'shows an offer that is %s to its owner and to validators of its shops alone',
    async (_, key, changes, displayStatus) => {
      await changeAttributes(key, changes);
      for (const as of [owner, validator]) {
        expect((await get(as)).body.displayStatus).toBe(displayStatus);
      }
      for (const as of [undefined, stranger]) expect((await get(as)).code).toBe('OFFER_NOT_FOUND');
    },
  );

  it('shows an offer while any of its shops is active', async () => {
    await changeAttributes(keys.offer(offerId), { shopsIds: [shopId, otherShopId] });
    await changeAttributes(keys.shop(shopId), { shopStatus: 'inactive' });
    expect((await get()).status).toBe(200);
  });
});
