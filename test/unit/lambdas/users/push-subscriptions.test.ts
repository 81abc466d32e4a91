import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredSubscription } from '#lambdas/push/subscription-list.ts';
import { dayOf } from '#lambdas/shared/period-limit/period-limit.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import { handler } from '#lambdas/users/handler.ts';
import {
  aPushSubscription,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { aRequest, call } from '#test/support/builders/a-request.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import {
  failingAt,
  stored,
  table,
  tableHolds,
  transactions,
  writeOf,
  writtenKeys,
} from '#test/support/mocked-table.ts';
import { pushSubscriptionId, requestOf } from '#test/support/request-of-route.ts';

const list = keys.pushSubscriptions(ownerId);
const other = aPushSubscription({
  id: '88888888-8888-4888-8888-888888888888',
  endpoint: 'https://push.vitrine.test/send/other',
  claimId: 'claim-of-other',
});
const owner = stored.user(aUser());

const hashOf = (endpoint: string) =>
  jest.requireActual('node:crypto').createHash('sha256').update(endpoint).digest('base64url');
const claimKey = ({ endpoint }: StoredSubscription) => keys.pushEndpoint(hashOf(endpoint));
/** The claim of the user who subscribed last in the browser of a subscription. */
const claimOf = (subscription: StoredSubscription, { claimId } = subscription) => ({
  ...claimKey(subscription),
  claimId,
});
const released = ({ claimId }: StoredSubscription) => ({
  ConditionExpression: 'claimId = :claimId',
  ExpressionAttributeValues: { ':claimId': claimId },
});
const deletions = () => (transactions().at(-1) ?? []).filter(({ Delete }) => Delete);
const today = () => keys.pushEndpointsOfDay(ownerId, dayOf(new Date()).name);

const request = (method: 'PUT' | 'DELETE', parts = {}) =>
  call(
    handler,
    aRequest(`${method} /users/me/push-subscriptions/{id}`, {
      as: { userId: ownerId },
      params: { id: pushSubscriptionId },
      ...parts,
    }),
  );
const { body } = requestOf.setPushSubscription;
const set = (parts = {}) => request('PUT', { body, ...parts });

const written = () => {
  const subscriptions: StoredSubscription[] = writeOf(list).Put?.Item?.['subscriptions'] ?? [];
  return subscriptions.map(({ id }) => id);
};

beforeEach(() => {
  stopDateAt('2026-11-21T12:00:00.000Z');
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(owner);
});

describe('setting a push subscription', () => {
  it('writes the first list, the claim on the endpoint, and requires an active user', async () => {
    expect(await set()).toMatchObject({
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
    await set();
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
    expect((await set()).status).toBe(200);
    expect(written()).toEqual([other.id, pushSubscriptionId]);
    expect(writeOf(list).Put).toMatchObject({
      Item: { revision: 5 },
      ConditionExpression: 'revision = :revision',
      ExpressionAttributeValues: { ':revision': 4 },
    });
  });

  it('is refused for a user who is removed at the same time', async () => {
    table.on(TransactWriteCommand).callsFake(failingAt(keys.user(ownerId)));
    expect(await set()).toMatchObject({ status: 401 });
  });

  it.each([
    ['endpoint', { ...(body as object), endpoint: 'https://10.0.0.1/a' }],
    ['endpoint', { ...(body as object), endpoint: 'https://push.vitrine.test:8443/a' }],
    [
      'keys.p256dh',
      { ...(body as object), keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } },
    ],
  ])('names the field %s when it cannot be used', async (path, wrong) => {
    expect(await set({ body: wrong })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION_FAILED', errors: [{ path, code: 'INVALID_VALUE' }] },
    });
    expect(transactions()).toEqual([]);
  });

  it('releases the former endpoint of the browser', async () => {
    const former = aPushSubscription();
    tableHolds(owner, storedSubscriptions([former, other]), claimOf(former), claimOf(other));
    expect((await set()).status).toBe(200);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKey(former)).Delete).toMatchObject(released(former));
  });

  it('releases the endpoint that an eleventh takes the place of', async () => {
    const ten = Array.from({ length: 10 }, (_, n) =>
      aPushSubscription({
        id: `88888888-8888-4888-8888-88888888888${n}`,
        endpoint: `https://push.vitrine.test/send/no-${n}`,
        claimId: `claim-${n}`,
        updatedAt: `2026-11-1${n}T00:00:00.000Z`,
      }),
    );
    const [oldest = other] = ten;
    tableHolds(owner, storedSubscriptions(ten), ...ten.map((one) => claimOf(one)));
    expect((await set()).status).toBe(200);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKey(oldest)).Delete).toMatchObject(released(oldest));
  });

  it('counts a new endpoint, and not one that is renewed', async () => {
    await set();
    expect(writeOf(today()).Update?.ExpressionAttributeValues).toMatchObject({ ':limit': 50 });
    const { endpoint } = body as { endpoint: string };
    const mine = aPushSubscription({ endpoint });
    const full = { ...today(), periodCount: 50 };
    tableHolds(owner, storedSubscriptions([mine]), claimOf(mine), full);
    expect((await set()).status).toBe(200);
    expect(() => writeOf(today())).toThrow('Nothing is written');
    expect(deletions()).toEqual([]);
  });

  it('refuses the 51st new endpoint of a day', async () => {
    tableHolds(owner, storedSubscriptions([other]), { ...today(), periodCount: 50 });
    expect(await set()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    expect(transactions()).toEqual([]);
  });

  it('has neither endpoint nor keys in the remembered answer', async () => {
    await set({ headers: { 'idempotency-key': 'key-of-8' } });
    const remembered = transactions()
      .flat()
      .filter(({ Put }) => String(Put?.Item?.['PK']).startsWith('IDEMPOTENCY#'));
    expect(remembered).toHaveLength(1);
    const text = JSON.stringify(remembered);
    expect(text).toContain(pushSubscriptionId);
    expect(text).not.toMatch(/push\.vitrine\.test|p256dh|auth/);
  });
});

describe('deleting a push subscription', () => {
  it('keeps the others, also those that are set at the same time', async () => {
    tableHolds(owner, storedSubscriptions([aPushSubscription()]));
    table.on(TransactWriteCommand).callsFakeOnce((input) => {
      tableHolds(owner, storedSubscriptions([aPushSubscription(), other]));
      return failingAt(list)(input);
    });
    expect((await request('DELETE')).status).toBe(204);
    expect(written()).toEqual([other.id]);
  });

  it('releases its endpoint', async () => {
    const mine = aPushSubscription();
    tableHolds(owner, storedSubscriptions([mine, other]), claimOf(mine), claimOf(other));
    expect((await request('DELETE')).status).toBe(204);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKey(mine)).Delete).toMatchObject(released(mine));
  });

  it('leaves the claim of somebody else who subscribed in the browser since', async () => {
    const mine = aPushSubscription();
    tableHolds(owner, storedSubscriptions([mine]), claimOf(mine, other));
    expect((await request('DELETE')).status).toBe(204);
    expect(deletions()).toEqual([]);
  });
});
