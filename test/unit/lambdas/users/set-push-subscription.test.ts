import { dayOf } from '#lambdas/platform/period-limit/period-count-store.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import {
  aPushSubscription,
  claimKeyOf,
  claimOf,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { ownerId } from '#test/support/builders/people.ts';
import {
  beforeNextWrite,
  changeAttributes,
  itemAt,
  itemsOfKind,
  putItems,
} from '#test/support/memory-table/table.ts';
import {
  claimIds,
  other,
  setSubscription,
  storedIds,
  withoutSubscription,
} from '#test/support/push-claims.ts';
import { pushSubscriptionId, requestOf } from '#test/support/request-of-route.ts';
import { unpacked } from '#test/support/unpacked.ts';

const body = requestOf.setPushSubscription.body as { endpoint: string };
const today = () => keys.pushEndpointsOfDay(ownerId, dayOf(new Date()).name);
const isFull = () => putItems({ ...today(), periodCount: 50 });

beforeEach(withoutSubscription);

describe('setting a push subscription', () => {
  it('claims the endpoint anonymously, until a day after the subscription is too old', async () => {
    expect((await setSubscription()).status).toBe(200);
    expect(itemAt(claimKeyOf(body))).toEqual({
      ...claimKeyOf(body),
      claimId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ttl: Date.parse('2027-11-22T12:00:00.000Z') / 1000,
    });
  });

  it.each([
    ['the first two calls', [], [other], 1],
    ['a call that renews another one', [other], [other], 5],
  ])('keeps both subscriptions of %s at once', async (_, before, meanwhile, revision) => {
    if (before.length > 0) putItems(storedSubscriptions(before));
    beforeNextWrite(() => putItems({ ...storedSubscriptions(meanwhile), revision }));
    expect((await setSubscription()).status).toBe(200);
    expect(storedIds()).toEqual([other.id, pushSubscriptionId]);
  });

  const ten = Array.from({ length: 10 }, (_, n) =>
    aPushSubscription({
      id: `88888888-8888-4888-8888-88888888888${n}`,
      endpoint: `https://push.vitrine.test/send/no-${n}`,
      claimId: `claim-${n}`,
      updatedAt: `2026-11-1${n}T00:00:00.000Z`,
    }),
  );

  it.each([
    ['the former endpoint of the browser', [aPushSubscription(), other]],
    ['the endpoint that an eleventh takes the place of', ten],
  ])('releases %s, and no other', async (_, before) => {
    putItems(storedSubscriptions(before), ...before.map((one) => claimOf(one)));
    expect((await setSubscription()).status).toBe(200);
    expect(storedIds()).toHaveLength(before.length);
    expect(claimIds().stored).toEqual(claimIds().ofList);
  });

  it('counts a new endpoint, but not a renewed one', async () => {
    await setSubscription();
    expect(itemAt(today())).toMatchObject({ periodCount: 1 });
    isFull();
    expect((await setSubscription()).status).toBe(200);
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
    expect(await setSubscription()).toMatchObject({ status });
    expect(storedIds()).toEqual([]);
  });

  it('names the key that cannot encrypt a message', async () => {
    const wrong = { ...body, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } };
    expect((await setSubscription({ body: wrong })).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: 'keys.p256dh', code: 'INVALID_VALUE' }],
    });
  });

  it('has neither endpoint nor keys in the stored answer', async () => {
    await setSubscription({ headers: { 'idempotency-key': 'key-of-8' } });
    const text = JSON.stringify(itemsOfKind('IDEMPOTENCY IDEMPOTENCY').map(unpacked));
    expect(text).toContain(pushSubscriptionId);
    expect(text).not.toMatch(/push\.vitrine\.test|p256dh|auth/);
  });
});
