import { offerRoutes } from '#contract/offers/routes.ts';
import { call } from '#test/support/stories/call.ts';
import { anOwnedOffer } from '#test/support/stories/offers.ts';
import {
  countOf,
  type Sent,
  sendUntilAnswered,
} from '#test/support/stories/send-until-answered.ts';
import { warmUp } from '#test/support/stories/warm-up.ts';

const { setOfferStatus, listOffersOfShop, getOffer } = offerRoutes;

const timeLimit = 240_000;

describe('twenty requests at once', () => {
  beforeAll(async () => {
    const { shop } = await anOwnedOffer();
    await warmUp(listOffersOfShop, { query: { shopId: shop.id } });
  }, timeLimit);

  it(
    'that flip the status of an offer each flip it once',
    async () => {
      const { owner, offer } = await anOwnedOffer();
      const params = { id: offer.id };
      const outcomes = await sendUntilAnswered(
        Array.from({ length: 20 }, (): Sent => [setOfferStatus, { as: owner, params }]),
      );
      expect(countOf(outcomes, 200)).toBe(20);
      const { body } = await call(getOffer, { as: owner, params });
      expect(body).toMatchObject({ status: 'active', version: 21 });
    },
    timeLimit,
  );
});
