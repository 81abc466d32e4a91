import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import type { BusinessEvent } from '#lambdas/messages/notifications/notified-event.ts';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { aBusiness, businessId } from './builders/a-business.ts';
import {
  aPushBrowser,
  aPushSubscription,
  claimOf,
  storedSubscriptions,
} from './builders/a-push-subscription.ts';
import { aUser } from './builders/people.ts';
import { stopDateAt } from './fixed-clock.ts';
import { tableHolds } from './memory-table/table.ts';
import { stored } from './stored.ts';

export const stageKeys = generateVAPIDKeys();

/** The mocked Secrets Manager, which has the stage's keys at the start of each test. */
export const secrets = mockClient(SecretsManagerClient);

/** Requests to push services since the start of the test. */
export const pushes: { readonly url: string; readonly request: RequestInit }[] = [];

/** Sets push services' answer to each endpoint, instead of 201. */
export function pushServicesAnswer(answer: (url: string) => Promise<Response> | Response): void {
  globalThis.fetch = jest.fn(async (url, request = {}) => {
    pushes.push({ url: String(url), request });
    return answer(String(url));
  });
}

const { fetch } = globalThis;

beforeEach(() => {
  pushes.length = 0;
  pushServicesAnswer(() => new Response(null, { status: 201 }));
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(stageKeys) });
});

afterAll(() => {
  globalThis.fetch = fetch;
});

const instant = '2026-11-21T12:00:00.000Z';
/** An event of a business at a time. */
export const event = (code: BusinessEvent['code'] = 'BUSINESS_APPROVED', at = instant) => ({
  code,
  at,
});
/** The job that tells the owner about an event of a business. */
export const tellOwnerJob = (code?: BusinessEvent['code'], id = businessId) => ({
  name: 'tell-owner',
  id,
  businessId,
  event: event(code),
});

export const browsers = [1, 2, 3].map((n) => aPushBrowser(`https://push.vitrine.test/send/${n}`));
/** The owner's subscriptions, which `tableHoldsOwner` stores. */
export let subscriptions: readonly StoredSubscription[] = [];
/** Returns the numbers of the browsers that got a push. */
export const endpointsCalled = () => pushes.map(({ url }) => url.slice(-1)).sort();

type Items = readonly ReturnType<typeof stored.user>[];
/** Returns the id of a subscription by its number. */
export const idNo = (n: number) => `77777777-7777-4777-8777-77777777770${n}`;

/** Stores the owner with the subscriptions and this business, and other items, which win. */
export function tableHoldsOwner(business = aBusiness(), ...others: Items): void {
  tableHolds(
    stored.user(aUser({ businessId })),
    stored.business(business),
    storedSubscriptions(subscriptions),
    ...subscriptions.map((one) => claimOf(one)),
    ...others,
  );
}

/** Stops the clock and stores the owner with three subscriptions before each test of a file. */
export function beforeOwnerMessages(): void {
  beforeEach(() => {
    stopDateAt(instant);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    subscriptions = browsers.map(({ subscription }, n) =>
      aPushSubscription({ ...subscription, id: idNo(n + 1), claimId: `claim-${n + 1}` }),
    );
    tableHoldsOwner();
  });
}
