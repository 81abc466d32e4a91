import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import {
  findPushSubscriptions,
  holdsEndpoint,
  releaseEndpoints,
  replacePushSubscriptions,
} from '../store/push-subscription-store.ts';
import { allowedEndpoint } from './endpoint.ts';
import type { Vapid } from './push-keys.ts';
import { pushServices } from './push-services.ts';
import type { PushOutcome } from './send-push.ts';
import { isStale, type StoredSubscription } from './subscription-list.ts';

/**
 * Sends a message to a subscription. A stale one, or one whose browser has another user by now, is `gone`; one
 * whose push service is no longer allowed is `refused`.
 */
export async function deliver(
  subscription: StoredSubscription,
  message: PushMessage,
  { vapid, now }: { readonly vapid: Vapid; readonly now: Date },
): Promise<PushOutcome> {
  const endpoint = allowedEndpoint(subscription.endpoint, pushServices);
  if (endpoint === undefined) return 'refused';
  if (isStale(subscription, now) || !(await holdsEndpoint(subscription))) return 'gone';
  const { sendPush } = await import('./send-push.ts');
  return sendPush({ ...subscription, endpoint }, message, vapid);
}

/** Removes a user's subscriptions with their claims, except those renewed since they were read. */
export async function dropSubscriptions(
  userId: string,
  gone: readonly StoredSubscription[],
): Promise<void> {
  const claims = new Set(gone.map(({ claimId }) => claimId));
  await retryOnConflict(async (commit) => {
    const stored = await findPushSubscriptions(userId);
    const kept = stored.subscriptions.filter(({ claimId }) => !claims.has(claimId));
    const ended = stored.subscriptions.filter(({ claimId }) => claims.has(claimId));
    if (ended.length === 0) return;
    await commit([replacePushSubscriptions(stored, kept), ...(await releaseEndpoints(ended))]);
  });
}
