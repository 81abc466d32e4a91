import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aShop, shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const activate = () =>
  call(
    handler,
    aRequest('PUT /offers/{id}/status', {
      as: { userId: ownerId },
      params: { id: offerId },
      body: { status: 'active' },
    }),
  );

const holds = (offer = anOffer()) =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness()),
    stored.shop(aShop()),
    stored.offer(offer),
  );

beforeEach(() => stopDateAt('2026-11-21T12:00:00.000Z'));

describe('activating an offer', () => {
  it('keeps its start time, and so its position in the feeds', async () => {
    holds(anOffer({ status: 'inactive' }));
    await activate();
    const start = `${anOffer().startsAt}#${offerId}`;
    expect(writeOf(keys.offer(offerId)).Put?.Item).toMatchObject({
      GSI1PK: 'FEED#BR',
      GSI1SK: start,
    });
    expect(writeOf(keys.offerOfShop(shopId, offerId)).Put?.Item).toMatchObject({
      GSI1SK: start,
      GSI2SK: start,
    });
  });

  it('checks that business, shop and the count of active offers are unchanged', async () => {
    holds(anOffer({ status: 'inactive' }));
    await activate();
    expect(writeOf(keys.business(businessId)).ConditionCheck).toBeDefined();
    expect(writeOf(keys.shop(shopId)).ConditionCheck).toBeDefined();
    expect(writeOf(keys.businessCounters(businessId)).Update).toBeDefined();
  });

  it('writes nothing when it is already active', async () => {
    holds();
    expect(await activate()).toMatchObject({ status: 200, body: { version: 1 } });
    expect(transactions()).toEqual([]);
  });
});
