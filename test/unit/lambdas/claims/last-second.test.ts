import { handler } from '#lambdas/entries/api/claims.ts';
import { windowIn } from '#lambdas/offers/offer-window.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { holderId } from '#test/support/builders/a-claim.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { aShop, shopIdNo } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const zones = ['America/Noronha', 'America/Sao_Paulo', 'America/Rio_Branco'] as const;
const shops = zones.map((timeZone, n) => aShop({ id: shopIdNo(n), timeZone }));
const [noronha, recife, rioBranco] = [shopIdNo(0), shopIdNo(1), shopIdNo(2)];

const days = { expirationDate: '2026-11-30' };
const window = windowIn(zones, days, '2026-11-01T12:00:00.000Z');
const offer = anOffer({
  ...days,
  ...window,
  shopsIds: [noronha, recife, rioBranco],
  claimShards: 1,
});

const claim = () =>
  invokeHandler(
    handler,
    aRequest('POST /offers/{id}/claims', {
      as: { userId: holderId },
      params: { id: offerId },
      body: { consumerId: holderId },
    }),
  );

const seenAt = async (shopId: string, code: string) => {
  const request = { as: { userId: ownerId }, params: { code }, query: { shopId } };
  return (await invokeHandler(handler, aRequest('GET /claims/{code}', request))).body;
};

beforeEach(() =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.user(aUser({ userId: holderId })),
    stored.business(aBusiness()),
    ...shops.map(stored.shop),
    ...publishedOffer(offer, shops),
  ),
);

describe('an offer in three time zones, in the last second of its last day in Acre', () => {
  it('is claimed, for the only shop where that day is not over', async () => {
    stopDateAt('2026-12-01T04:59:59.000Z');
    const { status, body } = await claim();
    expect(status).toBe(201);
    expect(body['endsAt']).toBe('2026-12-01T04:59:59.000Z');
    const code = String(body['code']);
    expect(await seenAt(rioBranco, code)).not.toHaveProperty('refusal');
    for (const shopId of [noronha, recife]) {
      expect(await seenAt(shopId, code)).toMatchObject({
        claim: { status: 'open' },
        refusal: { code: 'CLAIM_EXPIRED' },
      });
    }
  });

  it('is over a second later', async () => {
    stopDateAt('2026-12-01T05:00:00.000Z');
    expect((await claim()).body).toMatchObject({ code: 'OFFER_EXPIRED' });
    expect(itemsOfKind('CLAIM CLAIM')).toEqual([]);
  });
});
