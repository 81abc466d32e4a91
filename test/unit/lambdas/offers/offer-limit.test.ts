import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Business } from '#contract/businesses.ts';
import { handler } from '#lambdas/offers/handler.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { anOffer, offerId } from '#test/support/builders/an-offer.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  failingAt,
  nameOf,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const request = { as: { userId: ownerId }, params: { id: offerId } };
const setLimit = (limit: number) =>
  call(handler, aRequest('PUT /offers/{id}/limit', { ...request, body: { limit } }));
const deleteLimit = () => call(handler, aRequest('DELETE /offers/{id}/limit', request));

const holds = (counters: object, status: Business['status'] = 'active') =>
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(aBusiness({ status })),
    stored.offer(anOffer()),
    { ...keys.offerCounters(offerId), claimedCount: 3, redeemedCount: 0, ...counters },
  );

const offerAndCounters = [keys.offerCounters(offerId), keys.offer(offerId)].map(nameOf);

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  holds({});
});

describe('the limit of an offer', () => {
  it('is set beside the count of claims, if these are not more by then', async () => {
    expect(await setLimit(10)).toMatchObject({ body: { availableLimit: 10, version: 2 } });
    expect(writtenKeys()).toEqual(offerAndCounters);
    expect(writeOf(keys.offerCounters(offerId)).Update).toMatchObject({
      UpdateExpression: 'SET availableLimit = :limit',
      ConditionExpression: 'attribute_not_exists(claimedCount) OR claimedCount <= :limit',
      ExpressionAttributeValues: { ':limit': 10 },
    });
    expect(writeOf(keys.offer(offerId)).Update).toMatchObject({
      ConditionExpression: 'version = :version AND userId = :userId',
      ExpressionAttributeValues: { ':version': 1, ':userId': ownerId, ':next': 2 },
    });
  });

  it('is refused when the count is above it at the commit', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.offerCounters(offerId)));
    expect(await setLimit(2)).toMatchObject({ status: 409, body: { code: 'LIMIT_BELOW_CLAIMED' } });
  });

  it('is not written when it is set already', async () => {
    holds({ availableLimit: 10 });
    expect(await setLimit(10)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(transactions()).toEqual([]);
  });

  it('is removed, if there is one', async () => {
    holds({ availableLimit: 10 });
    const { body } = await deleteLimit();
    expect(body).toMatchObject({ claimedCount: 3, version: 2 });
    expect(body).not.toHaveProperty('availableLimit');
    expect(writtenKeys()).toEqual(offerAndCounters);
    holds({});
    expect(await deleteLimit()).toMatchObject({ status: 200, body: { version: 1 } });
    expect(transactions()).toEqual([]);
  });
});

describe('the limit of an offer of a business that may not publish', () => {
  it.each([
    ['a first', {}, 10, 200],
    ['a lower', { availableLimit: 11 }, 10, 200],
    ['a higher', { availableLimit: 9 }, 10, 409],
  ])('may be %s one only if it restricts the offer', async (_, counters, limit, status) => {
    for (const state of ['suspended', 'rejected'] as const) {
      holds(counters, state);
      expect((await setLimit(limit)).status).toBe(status);
    }
  });

  it('may be removed', async () => {
    holds({ availableLimit: 10 }, 'suspended');
    expect((await deleteLimit()).status).toBe(200);
  });

  it('that is raised requires the business to be as it was read', async () => {
    holds({ availableLimit: 9 });
    await setLimit(10);
    expect(writeOf(keys.business(businessId)).ConditionCheck).toBeDefined();
  });
});
