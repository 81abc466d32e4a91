import { logger } from '#lambdas/platform/logging/logger.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';
import { findPushSubscriptions } from '../store/push-subscription-store.ts';
import { deliver, dropSubscriptions } from './deliver.ts';
import { findOwnerMessage } from './owner-message.ts';
import { keysSecret } from './push-settings.ts';
import type { PushOutcome } from './send-push.ts';
import type { StoredSubscription } from './subscription-list.ts';

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
