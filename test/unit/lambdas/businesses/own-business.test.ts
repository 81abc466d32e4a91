import { handler } from '#lambdas/businesses/handler.ts';
import {
  aBusiness,
  aBusinessInput,
  aPendingBusiness,
  aRevision,
  businessId,
  revisionId,
} from '#test/support/builders/a-business.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId, strangerId } from '#test/support/builders/people.ts';
import { stored, tableHolds, transactions } from '#test/support/mocked-table.ts';

const as = { userId: ownerId };
const owner = stored.user(aUser({ businessId }));

const list = () => call(handler, aRequest('GET /businesses', { as, query: { userId: ownerId } }));
const register = (changes = {}) =>
  call(handler, aRequest('POST /businesses', { as, body: { ...aBusinessInput(), ...changes } }));
const change = (id: string, changes = {}) =>
  call(
    handler,
    aRequest('PUT /businesses/{id}', {
      as,
      params: { id },
      body: { ...aBusinessInput(), ...changes },
    }),
  );

beforeEach(() => tableHolds(owner));

describe("the caller's business", () => {
  it('is none before they register one', async () => {
    tableHolds();
    expect((await list()).body).toEqual({ items: [] });
  });

  it('is the live record, when nothing waits for approval', async () => {
    tableHolds(owner, stored.business(aBusiness()));
    expect((await list()).body).toEqual({ items: [aBusiness()], currentBusinessId: businessId });
  });

  it('is the pending revision, beside the live record', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    expect((await list()).body).toEqual({
      items: [aRevision()],
      currentBusinessId: businessId,
      active: aBusiness(),
    });
  });
});

describe('registering a business', () => {
  it('answers with the whole of it and where it is', async () => {
    const { status, headers, body } = await register();
    expect(status).toBe(201);
    expect(body).toMatchObject({ ...aBusinessInput(), status: 'pending_approval', version: 1 });
    expect(body['id']).toMatch(/^biz_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(headers['location']).toBe(`/api/businesses/${body['id']}`);
    expect(headers['etag']).toBe('"1"');
  });

  it('makes the caller its owner in the same transaction, unless they own one', async () => {
    const { body } = await register();
    expect(transactions()).toHaveLength(1);
    const [insert, claim] = transactions()[0] ?? [];
    expect(insert?.Put?.Item?.['id']).toBe(body['id']);
    expect(claim?.Update).toMatchObject({
      Key: { PK: `USER#${ownerId}`, SK: 'USER' },
      ConditionExpression:
        'attribute_not_exists(businessId) AND (attribute_not_exists(#status) OR #status = :active)',
      ExpressionAttributeValues: { ':businessId': body['id'], ':userId': ownerId },
    });
  });

  it('is not for a validator, who works for another', async () => {
    tableHolds(stored.user(aUser({ businessId, shopId: 'shp_01K9B1B2C3D4E5F6G7H8J9KABC' })));
    expect(await register()).toMatchObject({ status: 403 });
    expect(transactions()).toEqual([]);
  });

  it('takes no picture that was not uploaded to us', async () => {
    expect(await register({ avatarUrl: 'https://elsewhere.test/a.png' })).toMatchObject({
      status: 409,
      body: { code: 'IMAGE_NOT_FOUND' },
    });
    expect(transactions()).toEqual([]);
  });
});

describe('changing a business', () => {
  it('that waits for approval edits it', async () => {
    tableHolds(owner, stored.business(aPendingBusiness()));
    expect(await change(businessId, { name: 'Nova' })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { id: businessId, name: 'Nova', status: 'pending_approval', version: 2 },
    });
    expect(transactions()[0]?.map(({ Put }) => Put?.Item?.['name'])).toEqual(['Nova']);
  });

  it('that is live makes a revision, which the live record then knows', async () => {
    tableHolds(owner, stored.business(aBusiness()));
    const { status, body } = await change(businessId, { name: 'Nova' });
    expect([status, body['status'], body['previousActive']]).toEqual([
      200,
      'pending_approval',
      businessId,
    ]);
    const [revision, live] = transactions()[0] ?? [];
    expect(revision?.Put?.ConditionExpression).toBe('attribute_not_exists(PK)');
    expect(revision?.Put?.Item).toMatchObject({ id: body['id'], name: 'Nova' });
    expect(live?.Put?.Item).toMatchObject({ ...aBusiness(), revisionId: body['id'] });
  });

  it('that is live keeps its revision where only what needs no approval changes', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    expect(await change(businessId)).toMatchObject({ status: 200, body: { version: 4 } });
    expect(transactions()[0]?.[0]?.Put?.Item).toMatchObject({ id: businessId, revisionId });
  });

  it('by the id of its revision edits the revision', async () => {
    tableHolds(
      owner,
      stored.business({ ...aBusiness(), revisionId }),
      stored.business(aRevision()),
    );
    expect(await change(revisionId, { name: 'Outra' })).toMatchObject({
      status: 200,
      body: { id: revisionId, name: 'Outra', version: 2 },
    });
  });

  it('by the id of its revision takes an avatar off the live record, too, in one transaction', async () => {
    const avatarUrl = 'https://x.test/old.webp';
    tableHolds(
      owner,
      stored.business({ ...aBusiness({ avatarUrl }), revisionId }),
      stored.business(aRevision({ avatarUrl })),
    );
    await change(revisionId, { name: aRevision().name });
    const [revision, live] = transactions()[0] ?? [];
    expect(revision?.Put?.Item).toMatchObject({ id: revisionId, version: 2 });
    expect(live?.Put?.Item).toMatchObject({ id: businessId, revisionId, version: 4 });
    for (const { Put } of [revision ?? {}, live ?? {}]) {
      expect(Put?.Item).not.toHaveProperty('avatarUrl');
      expect(Put?.ConditionExpression).toContain('version = :version');
    }
  });

  it("of another owner's is as if there were none", async () => {
    tableHolds(owner, stored.business(aPendingBusiness({ userId: strangerId })));
    expect(await change(businessId)).toMatchObject({
      status: 404,
      body: { code: 'BUSINESS_NOT_FOUND' },
    });
    expect(transactions()).toEqual([]);
  });

  it('never shows what is stored beside it', async () => {
    tableHolds(owner, stored.business({ ...aPendingBusiness(), secret: 1 } as never));
    const { body } = await change(businessId);
    expect(Object.keys(body)).not.toContain('PK');
    expect(Object.keys(body)).not.toContain('secret');
  });
});
