import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { logger } from '#lambdas/platform/logging/logger.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { findNotification } from '../notifications/find-notification.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';
import {
  findPushSubscriptions,
  holdsEndpoint,
  releaseEndpoints,
  replacePushSubscriptions,
} from '../store/push-subscription-store.ts';
import { allowedEndpoint } from './check-subscription.ts';
import { pushCodeOf } from './jobs.ts';
import type { Vapid } from './push-keys.ts';
import { pushServices } from './push-services.ts';
import { keysSecret } from './push-settings.ts';
import { isOver } from './push-timing.ts';
import type { PushOutcome } from './send-push.ts';
import { isStale, type StoredSubscription } from './subscription-list.ts';

/**
 * Sends a message to a subscription. A stale one, or one whose browser has another user by now, is `gone`; one
 * whose push service is no longer allowed is `refused`.
 */
async function deliver(
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

/** Removes a user's subscriptions and releases their endpoints, except those renewed since they were read. */
async function dropSubscriptions(
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

interface OwnerMessage {
  readonly userId: string;
  readonly message: PushMessage;
}

/**
 * Returns the message about an event and its receiver. Undefined where it no longer holds or is over a day old, or
 * the owner is not active.
 */
async function findOwnerMessage(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<OwnerMessage | undefined> {
  if (isOver(event, now)) return undefined;
  const notification = await findNotification(id, event, now);
  if (!notification) return undefined;
  const { live, userId } = notification;
  const code = pushCodeOf(event.code, live.status);
  return code && { userId, message: { code, businessId: live.id, name: live.name } };
}

type Parts = Parameters<typeof deliver>;

/** Sends a message to a subscription. A throw would repeat the messages to all others, so it becomes `later`. */
async function deliverOrLater(...[subscription, message, context]: Parts): Promise<PushOutcome> {
  try {
    return await deliver(subscription, message, context);
  } catch (error) {
    logger.warn('push message not sent', { reason: (error as Error).name });
    return 'later';
  }
}

/** Drops ended subscriptions. After a failure, the next message to the user drops them. */
async function tryToDrop(userId: string, gone: readonly StoredSubscription[]): Promise<void> {
  try {
    await dropSubscriptions(userId, gone);
  } catch (error) {
    logger.warn('push subscriptions not dropped', { reason: (error as Error).name });
  }
}

/**
 * Sends the message about an event to the owner's subscriptions that `isMeant` selects, and drops ended ones.
 * Returns the ids to retry. Throws where the table or the stage's keys cannot be read; then nothing was sent.
 */
export async function tellOwner(
  businessId: string,
  event: NotifiedEvent,
  now: Date,
  isMeant: (subscription: StoredSubscription) => boolean = () => true,
): Promise<readonly string[]> {
  if (keysSecret === undefined) {
    logger.warn('push is off: this stage has no keys');
    return [];
  }
  const found = await findOwnerMessage(businessId, event, now);
  if (!found) return [];
  const { userId, message } = found;
  const { subscriptions } = await findPushSubscriptions(userId);
  const meant = subscriptions.filter(isMeant);
  if (meant.length === 0) return [];
  // Loaded only for owners with subscriptions.
  const { readVapid } = await import('./push-keys.ts');
  const vapid = await readVapid(keysSecret);
  const outcomes = await Promise.all(
    meant.map((one) => deliverOrLater(one, message, { vapid, now })),
  );
  const having = (outcome: PushOutcome) => meant.filter((_, index) => outcomes[index] === outcome);
  const gone = having('gone');
  if (gone.length > 0) await tryToDrop(userId, gone);
  logger.info('owner told', { code: event.code, outcomes });
  return having('later').map(({ id }) => id);
}
