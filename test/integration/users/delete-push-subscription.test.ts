import { randomUUID } from 'node:crypto';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { aPushBrowser } from '#test/support/push-browser.ts';
import { call } from '#test/support/stories/call.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { anEndpoint } from '#test/support/stories/push-service.ts';
import { subscribe, subscriptionsOf } from '#test/support/stories/push-subscriptions.ts';

const { deletePushSubscription } = userRoutes;
const aSubscription = () => aPushBrowser(anEndpoint()).subscription;

describe('deletePushSubscription', () => {
  it('removes one of two subscriptions, once', async () => {
    const person = await aPerson();
    const [id, other] = [randomUUID(), randomUUID()];
    await subscribe(person, aSubscription(), id);
    await subscribe(person, aSubscription(), other);
    const request = { as: person, params: { id } };
    expect((await call(deletePushSubscription, request)).status).toBe(204);
    expect((await subscriptionsOf(person)).map((one) => one.id)).toEqual([other]);
    expect(await call(deletePushSubscription, request)).toMatchObject({
      status: 404,
      code: 'PUSH_SUBSCRIPTION_NOT_FOUND',
    });
  });
});
