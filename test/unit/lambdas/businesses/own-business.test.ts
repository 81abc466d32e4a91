import { handler } from '#lambdas/businesses/handler.ts';
import { shownImageOf } from '#lambdas/images/stored-image.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aBusiness,
  aBusinessInput,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aStoredImage } from '#test/support/builders/an-image.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import { stored } from '#test/support/stored.ts';

const as = { userId: ownerId };

describe('registering a business', () => {
  it('makes the caller its owner in the same transaction, if they own no other business', async () => {
    tableHolds(stored.user(aUser()));
    const { body } = await call(
      handler,
      aRequest('POST /businesses', { as, body: aBusinessInput() }),
    );
    expect(transactions()).toHaveLength(1);
    expect(writeOf(keys.business(String(body['id']))).Put).toBeDefined();
    expect(writeOf(keys.user(ownerId)).Update).toMatchObject({
      ConditionExpression:
        'attribute_not_exists(businessId) AND (attribute_not_exists(#status) OR #status = :active)',
      ExpressionAttributeValues: { ':businessId': body['id'], ':userId': ownerId },
    });
  });
});

describe('changing the avatar with the id of a revision', () => {
  it('changes the live record in the same transaction', async () => {
    const avatar = { images: [shownImageOf(aStoredImage('business'))] };
    tableHolds(
      stored.user(aUser({ businessId })),
      stored.business({ ...aBusiness(avatar), revisionId }),
      stored.business(aRevision(avatar)),
    );
    const body = aBusinessInput({ name: aRevision().name });
    await call(handler, aRequest('PUT /businesses/{id}', { as, params: { id: revisionId }, body }));
    expect(transactions()).toHaveLength(1);
    for (const id of [revisionId, businessId]) {
      const { Put } = writeOf(keys.business(id));
      expect(Put?.Item).not.toHaveProperty('images');
      expect(Put?.ConditionExpression).toContain('version = :version');
    }
  });
});

describe('changing a revision without its avatar', () => {
  it('requires in the same transaction that the live record still allows it', async () => {
    tableHolds(
      stored.user(aUser({ businessId })),
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    const body = aBusinessInput({ name: 'Padaria Lua' });
    await call(handler, aRequest('PUT /businesses/{id}', { as, params: { id: revisionId }, body }));
    expect(writeOf(keys.business(businessId)).ConditionCheck).toMatchObject({
      ConditionExpression: expect.stringContaining('#status = :status'),
      ExpressionAttributeValues: { ':status': 'active' },
    });
  });
});
