import { createHash } from 'node:crypto';
import type { StoredSubscription } from '#lambdas/messages/push/subscription-list.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { aPushBrowser } from '../push-browser.ts';
import { pushSubscriptionId } from '../request-of-route.ts';
import { ownerId } from './people.ts';

const browser = aPushBrowser('https://push.vitrine.test/send/stored');

/** A stored subscription, renewed just now. */
export function aPushSubscription(changes: Partial<StoredSubscription> = {}): StoredSubscription {
  return {
    id: pushSubscriptionId,
    ...browser.subscription,
    claimId: 'claim-of-stored',
    createdAt: '2026-01-02T03:04:05.678Z',
    updatedAt: new Date().toISOString(),
    ...changes,
  };
}

/** A subscription in one of ten other browsers; the higher its number, the later it was renewed. */
export const pushSubscriptionNo = (n: number) =>
  aPushSubscription({
    id: `88888888-8888-4888-8888-88888888888${n}`,
    endpoint: `https://push.vitrine.test/send/no-${n}`,
    claimId: `claim-${n}`,
    updatedAt: `2026-11-1${n}T00:00:00.000Z`,
  });

/** The item with a user's subscriptions, by default the owner's. */
export const storedSubscriptions = (
  subscriptions: readonly StoredSubscription[],
  userId = ownerId,
) => ({ ...keys.pushSubscriptions(userId), revision: 4, subscriptions });

/** Returns the key of the claim on a subscription's endpoint. */
export const claimKeyOf = ({ endpoint }: Pick<StoredSubscription, 'endpoint'>) =>
  keys.pushEndpoint(createHash('sha256').update(endpoint).digest('base64url'));

/** Returns the claim of the user who subscribed last in a browser; by default the subscription's own claim. */
export const claimOf = (subscription: StoredSubscription, { claimId } = subscription) => ({
  ...claimKeyOf(subscription),
  claimId,
});
