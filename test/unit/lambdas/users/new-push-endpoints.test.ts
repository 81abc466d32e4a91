import { dayOf } from '#lambdas/shared/period-limit/period-limit.ts';
import { keys } from '#lambdas/shared/table/keys.ts';
import {
  aPushSubscription,
  claimKeyOf,
  claimOf,
  storedSubscriptions,
} from '#test/support/builders/a-push-subscription.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { tableHolds, transactions, writeOf } from '#test/support/mocked-table.ts';
import {
  deletions,
  other,
  owner,
  released,
  setSubscription,
  withoutSubscription,
} from '#test/support/push-claims.ts';
import { requestOf } from '#test/support/request-of-route.ts';

const today = () => keys.pushEndpointsOfDay(ownerId, dayOf(new Date()).name);

const { body } = requestOf.setPushSubscription;

beforeEach(withoutSubscription);

describe('setting a push subscription', () => {
  it('releases the former endpoint of the browser', async () => {
    const former = aPushSubscription();
    tableHolds(owner, storedSubscriptions([former, other]), claimOf(former), claimOf(other));
    expect((await setSubscription()).status).toBe(200);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKeyOf(former)).Delete).toMatchObject(released(former));
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
    expect((await setSubscription()).status).toBe(200);
    expect(deletions()).toHaveLength(1);
    expect(writeOf(claimKeyOf(oldest)).Delete).toMatchObject(released(oldest));
  });

  it('counts a new endpoint, and not one that is renewed', async () => {
    await setSubscription();
    expect(writeOf(today()).Update?.ExpressionAttributeValues).toMatchObject({ ':limit': 50 });
    const { endpoint } = body as { endpoint: string };
    const mine = aPushSubscription({ endpoint });
    const full = { ...today(), periodCount: 50 };
    tableHolds(owner, storedSubscriptions([mine]), claimOf(mine), full);
    expect((await setSubscription()).status).toBe(200);
    expect(() => writeOf(today())).toThrow('Nothing is written');
    expect(deletions()).toEqual([]);
  });

  it('refuses the 51st new endpoint of a day', async () => {
    tableHolds(owner, storedSubscriptions([other]), { ...today(), periodCount: 50 });
    expect(await setSubscription()).toMatchObject({
      status: 429,
      body: { code: 'TOO_MANY_REQUESTS' },
    });
    expect(transactions()).toEqual([]);
  });
});
