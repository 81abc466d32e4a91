import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOfferBody } from '#test/support/stories/offers.ts';
import {
  countOf,
  type Sent,
  sendUntilAnswered,
} from '#test/support/stories/send-until-answered.ts';
import { anOwnedShop } from '#test/support/stories/shops.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { deleteShop, getShop } = shopRoutes;
const { createOffer, listOffersOfBusiness, listOffersOfShop } = offerRoutes;

const timeLimit = 240_000;

describe('twenty requests at once', () => {
  it(
    'that publish offers in a shop keep it, or come too late for its removal without force',
    async () => {
      const owned = await anOwnedShop();
      const { owner, business, shop } = owned;
      const body = anOfferBody(owned);
      await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
      const [[removal], outcomes] = await Promise.all([
        sendUntilAnswered([[deleteShop, { as: owner, params: { id: shop.id } }]]),
        sendUntilAnswered(
          Array.from({ length: 19 }, (): Sent => [createOffer, { as: owner, body }]),
        ),
      ]);
      const published = countOf(outcomes, 201);
      expect(published + countOf(outcomes, 'VALIDATION_FAILED')).toBe(19);
      expect(removal).toBe(published === 0 ? 204 : 'SHOP_HAS_OFFERS');
      const { status } = await call(getShop, { as: owner, params: { id: shop.id } });
      expect(status).toBe(published === 0 ? 404 : 200);
      const list = { as: owner, params: { id: business.id }, query: { limit: '100' } };
      expect((await call(listOffersOfBusiness, list)).body.items).toHaveLength(published);
    },
    timeLimit,
  );
});
