import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '#lambdas/shared/table/keys.ts';
import { storedSubscriptions } from '#test/support/builders/a-push-subscription.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  failingAt,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import {
  list,
  other,
  owner,
  setSubscription,
  withoutSubscription,
  written,
} from '#test/support/push-claims.ts';
import { pushSubscriptionId, requestOf } from '#test/support/request-of-route.ts';

const { body } = requestOf.setPushSubscription;

beforeEach(withoutSubscription);

describe('setting a push subscription', () => {
  it('writes the first list, the claim on the endpoint, and requires an active user', async () => {
    expect(await setSubscription()).toMatchObject({
      status: 200,
      body: { id: pushSubscriptionId, createdAt: '2026-11-21T12:00:00.000Z' },
    });
    expect(writeOf(list).Put).toMatchObject({
      Item: { revision: 1 },
      ConditionExpression: 'attribute_not_exists(PK)',
    });
    const [claim = ''] = writtenKeys().filter((key) => key.startsWith('PUSH_ENDPOINT#'));
    expect(claim).toMatch(/^PUSH_ENDPOINT#[\w-]{43} PUSH_ENDPOINT$/);
    expect(writeOf(keys.user(ownerId)).ConditionCheck).toMatchObject({
      ConditionExpression: 'attribute_not_exists(#status) OR #status = :active',
    });
  });

  it('makes a claim that names nobody and ends a day after the subscription is too old', async () => {
    await setSubscription();
    const claims = transactions()
      .flat()
      .flatMap(({ Put }) =>
        String(Put?.Item?.['PK']).startsWith('PUSH_ENDPOINT#') ? [Put?.Item] : [],
      );
    expect(claims).toEqual([
      {
        PK: expect.any(String),
        SK: 'PUSH_ENDPOINT',
        claimId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        ttl: Date.parse('2027-11-22T12:00:00.000Z') / 1000,
      },
    ]);
  });

  it('keeps both subscriptions of two calls at once', async () => {
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, storedSubscriptions([other]));
      return failingAt(list)(input);
    });
    expect((await setSubscription()).status).toBe(200);
    expect(written()).toEqual([other.id, pushSubscriptionId]);
    expect(writeOf(list).Put).toMatchObject({
      Item: { revision: 5 },
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': 4 },
    });
  });

  it('is refused for a user who is removed at the same time', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.user(ownerId)));
    expect(await setSubscription()).toMatchObject({ status: 401 });
  });

  it.each([
    ['endpoint', { ...(body as object), endpoint: 'https://10.0.0.1/a' }],
    ['endpoint', { ...(body as object), endpoint: 'https://push.vitrine.test:8443/a' }],
    [
      'keys.p256dh',
      { ...(body as object), keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    ],
  ])('names the field %s when it cannot be used', async (path, wrong) => {
    expect(await setSubscription({ body: wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path, code: 'INVALID_VALUE' }] },
    });
    expect(transactions()).toEqual([]);
  });

  it('has neither endpoint nor keys in the remembered answer', async () => {
    await setSubscription({ headers: { 'idempotency-key': 'key-of-8' } });
    const remembered = transactions()
      .flat()
      .filter(({ Put }) => String(Put?.Item?.['PK']).startsWith('IDEMPOTENCY#'));
    expect(remembered).toHaveLength(1);
    const text = JSON.stringify(remembered);
    expect(text).toContain(pushSubscriptionId);
    expect(text).not.toMatch(/push\.vitrine\.test|p256dh|auth/);
  });
});
