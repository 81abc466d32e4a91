import { handler } from '#lambdas/entries/api/offers.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { openedShop, publishedOffer } from '#test/support/builders/whole-items.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  tableHolds,
  writesMade,
} from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const activate = () =>
  invokeHandler(
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
    ...openedShop(),
    ...publishedOffer(offer),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('activating an offer', () => {
  it('keeps its start time, and so its position in the feeds', async () => {
    holds(anOffer({ status: 'inactive' }));
    await activate();
    const start = `${anOffer().startsAt}#${offerId}`;
    expect(itemAt(keys.offer(offerId))).toMatchObject({ GSI1PK: 'FEED#BR', GSI1SK: start });
    expect(itemAt(keys.offerOfShop(shopId, offerId))).toMatchObject({
      GSI1SK: start,
      GSI2SK: start,
    });
  });

  it.each([
    ['its business was suspended', keys.business(businessId), { status: 'suspended' }, 409],
    ['its shop was switched off', keys.shop(shopId), { shopStatus: 'inactive' }, 200],
  ])('is decided again if %s at the same time', async (_, key, changes, status) => {
    holds(anOffer({ status: 'inactive' }));
    beforeNextWrite(() => changeAttributes(key, { ...changes, version: 9 }));
    expect((await activate()).status).toBe(status);
    expect(itemAt(keys.offer(offerId))).not.toHaveProperty('GSI1PK');
  });

  it('is decided again if another offer was published at the same time', async () => {
    holds(anOffer({ status: 'inactive' }));
    beforeNextWrite(() =>
      changeAttributes(keys.businessCounters(businessId), { offersRevision: 5 }),
    );
    expect((await activate()).status).toBe(200);
    expect(itemAt(keys.businessCounters(businessId))).toMatchObject({ offersRevision: 6 });
  });

  it('writes nothing if it is already active', async () => {
    holds();
    expect(await activate()).toMatchObject({ status: 200, body: { version: 1 } });
    expect(writesMade()).toBe(0);
  });
});
