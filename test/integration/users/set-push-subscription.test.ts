import { randomUUID } from 'node:crypto';
import { maxPushSubscriptions } from '#contract/accounts/push-subscriptions.ts';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { aPushBrowser } from '#test/support/push-browser.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anEndpoint } from '#test/support/stories/push-service.ts';
import {
  subscribe,
  subscribing,
  subscriptionsOf,
} from '#test/support/stories/push-subscriptions.ts';
import { countOf, sendUntilAnswered } from '#test/support/stories/send-until-answered.ts';

const { setPushSubscription } = userRoutes;
const aSubscription = () => aPushBrowser(anEndpoint()).subscription;

describe('setPushSubscription', () => {
  it('stores a subscription, and answers without endpoint and keys', async () => {
    const person = await aPerson();
    const [id, subscription] = [randomUUID(), aSubscription()];
    const { status, body } = await subscribe(person, subscription, id);
    expect(status).toBe(200);
    expect(body).toEqual({ id, createdAt: body.updatedAt, updatedAt: expect.any(String) });
    expect(await subscriptionsOf(person)).toEqual([
      expect.objectContaining({ ...subscription, ...body }),
    ]);
  });

  it('replaces the subscription of the same id', async () => {
    const person = await aPerson();
    const [id, renewed] = [randomUUID(), aSubscription()];
    const first = await subscribe(person, aSubscription(), id);
    const second = await subscribe(person, renewed, id);
    expect(second.body.createdAt).toBe(first.body.createdAt);
    expect(second.body.updatedAt > first.body.updatedAt).toBe(true);
    expect(await subscriptionsOf(person)).toEqual([expect.objectContaining({ id, ...renewed })]);
  });

  it('keeps at most ten of twenty concurrent subscriptions, and none of the first ten is lost', async () => {
    const person = await aPerson();
    const sent = (count: number) =>
      sendUntilAnswered(
        Array.from({ length: count }, () => [
          setPushSubscription,
          subscribing(person, aSubscription()),
        ]),
      );
    expect(countOf(await sent(maxPushSubscriptions), 200)).toBe(maxPushSubscriptions);
    expect(await subscriptionsOf(person)).toHaveLength(maxPushSubscriptions);
    expect(countOf(await sent(maxPushSubscriptions), 200)).toBe(maxPushSubscriptions);
    expect(await subscriptionsOf(person)).toHaveLength(maxPushSubscriptions);
  });

  it.each(['https://10.0.0.1/send', 'http://127.0.0.1:4375/send'])(
    'refuses the endpoint %s',
    async (endpoint) => {
      const person = await aPerson();
      const answer = await subscribe(person, { ...aSubscription(), endpoint });
      expect(answer).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
        errors: [{ path: 'endpoint', code: 'INVALID_VALUE' }],
      });
      expect(await subscriptionsOf(person)).toEqual([]);
    },
  );
});
