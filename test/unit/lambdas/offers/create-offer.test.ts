import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, aRevision, businessId, revisionId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { anAddressIn, aShop, otherShopId, shopId } from '#test/support/builders/a-shop.ts';
import { anOfferInput } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  failingAt,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const owner = stored.user(aUser({ businessId }));
const shops = [aShop(), aShop({ id: otherShopId, address: anAddressIn('AC', 'Rio Branco') })];

const publish = (changes: object = {}) =>
  call(
    handler,
    aRequest('POST /offers', { as: { userId: ownerId }, body: { ...anOfferInput(), ...changes } }),
  );

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner, stored.business(aBusiness()), ...shops.map(stored.shop));
});

describe('publishing an offer', () => {
  it('writes its item and list rows in one transaction', async () => {
    const { body } = await publish({ shopsIds: [shopId, otherShopId] });
    const id = String(body['id']);
    const written = [
      keys.offer(id),
      keys.offerCounters(id),
      keys.offerOfBusiness(businessId, id),
      keys.offerOfShop(shopId, id),
      keys.offerOfShop(otherShopId, id),
    ];
    const held = [keys.business(businessId), keys.shop(shopId), keys.shop(otherShopId)];
    expect(transactions()).toHaveLength(1);
    expect(writtenKeys()).toEqual(
      [...written, ...held, keys.businessCounters(businessId)]
        .map(({ PK, SK }) => `${PK} ${SK}`)
        .sort(),
    );
    for (const key of written) {
      expect(writeOf(key).Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
    }
    for (const key of held) expect(writeOf(key).ConditionCheck).toBeDefined();
  });

  it('with the id of a revision publishes for the live business', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
      ...shops.map(stored.shop),
    );
    expect(await publish({ businessId: revisionId })).toMatchObject({
      status: 201,
      body: { businessId, business: { name: 'Padaria Aurora' } },
    });
  });

  it('counts again when another offer was published concurrently', async () => {
    const counters = keys.businessCounters(businessId);
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, stored.business(aBusiness()), ...shops.map(stored.shop), {
        ...counters,
        offersRevision: 1,
      });
      failingAt(counters)(input);
    });
    expect(await publish()).toMatchObject({ status: 201 });
    expect(writeOf(counters).Update?.ExpressionAttributeValues).toEqual({ ':next': 2, ':read': 1 });
  });
});
