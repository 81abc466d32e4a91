import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { dayOf } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aPushSubscription,
  claimKeyOf,
  claimOf,
  pushSubscriptionNo,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { aUser, ownerId } from '#test/support/builders/people.ts';
import { unpacked } from '#test/support/comparable-items.ts';
import { stopDateAndPausesAt } from '#test/support/fixed-clock.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
  tableHolds,
} from '#test/support/memory-table/table.ts';
import { call } from '#test/support/operations/call.ts';
import { pushSubscriptionId, requestOf } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

const request = requestOf.setPushSubscription;
const body = request.body as Pick<StoredSubscription, 'endpoint' | 'keys'>;
const set = (parts = {}) => call(userRoutes.setPushSubscription, { ...request, ...parts });
const now = '2026-11-21T12:00:00.000Z';

const ten = Array.from({ length: 10 }, (_, n) => pushSubscriptionNo(n));
const other = pushSubscriptionNo(9);

const list = () =>
  (itemAt(keys.pushSubscriptions(ownerId))?.['subscriptions'] ?? []) as StoredSubscription[];
const storedIds = () => list().map(({ id }) => id);
const claimIds = () =>
  itemsOfKind('PUSH_ENDPOINT PUSH_ENDPOINT').map((item) => String(item['claimId']));

const today = () => keys.pushEndpointsOfDay(ownerId, dayOf(new Date()).name);
const isFull = () => putItems({ ...today(), periodCount: 50 });

beforeEach(() => {
  stopDateAndPausesAt(now);
  tableHolds(stored.user(aUser()));
});

describe('setPushSubscription', () => {
  it('stores a subscription, answers without endpoint and keys, and claims the endpoint anonymously, until a day after the subscription is too old', async () => {
    const shown = { id: pushSubscriptionId, createdAt: now, updatedAt: now };
    expect(await set()).toMatchObject({ status: 200, body: shown });
    const claimId = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(list()).toEqual([{ ...shown, ...body, claimId }]);
    const ttl = Date.parse('2027-11-22T12:00:00.000Z') / 1000;
    expect(itemAt(claimKeyOf(body))).toEqual({ ...claimKeyOf(body), claimId, ttl });
    expect(itemAt(today())).toMatchObject({ periodCount: 1 });
  });

  it.each([
    ['the first two calls', [], [other], 1],
    ['a call that renews another one', [other], [other], 5],
  ])('keeps both subscriptions of %s at once', async (_, before, meanwhile, revision) => {
    if (before.length > 0) putItems(storedSubscriptions(before));
    beforeNextWrite(() => putItems({ ...storedSubscriptions(meanwhile), revision }));
    expect((await set()).status).toBe(200);
    expect(storedIds()).toEqual([other.id, pushSubscriptionId]);
  });

  it.each([
    ['the former endpoint of the browser', [aPushSubscription(), other]],
    ['the endpoint that an eleventh takes the place of', ten],
  ])('releases %s, and no other', async (_, before) => {
    putItems(storedSubscriptions(before), ...before.map((one) => claimOf(one)));
    expect((await set()).status).toBe(200);
    expect(storedIds()).toHaveLength(before.length);
    expect(claimIds().sort()).toEqual(
      list()
        .map(({ claimId }) => claimId)
        .sort(),
    );
  });

  it('does not count the renewal of an endpoint', async () => {
    await set();
    isFull();
    expect((await set()).status).toBe(200);
    expect(itemAt(today())).toMatchObject({ periodCount: 50 });
  });

  it.each([
    ['the 51st new endpoint of a day', isFull, () => {}, 429],
    ['one while the 50th is set', () => {}, isFull, 429],
    [
      'a user who is removed at the same time',
      () => {},
      () => changeAttributes(keys.user(ownerId), { status: 'removed' }),
      401,
    ],
  ])('refuses %s', async (_, before, meanwhile, status) => {
    before();
    beforeNextWrite(meanwhile);
    expect((await set()).status).toBe(status);
    expect(list()).toEqual([]);
  });

  it.each([
    ['endpoint', { endpoint: 'https://10.0.0.1/send' }],
    ['keys.p256dh', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('names the field %s that no message can be sent with', async (path, wrong) => {
    const { errors } = await set({ body: { ...body, ...wrong } });
    expect(errors).toEqual([{ path, code: 'INVALID_VALUE' }]);
    expect(list()).toEqual([]);
  });

  it('has neither endpoint nor keys in the stored answer', async () => {
    await set({ headers: { 'idempotency-key': 'key-of-8' } });
    const text = JSON.stringify(itemsOfKind('IDEMPOTENCY IDEMPOTENCY').map(unpacked));
    expect(text).toContain(pushSubscriptionId);
    expect(text).not.toMatch(/push\.vitrine\.test|p256dh|auth/);
  });
});
