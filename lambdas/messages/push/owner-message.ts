import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { findNotification } from '../notifications/find-notification.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';
import { isOver } from './push-age.ts';
import { pushCodeOf } from './push-code.ts';

export interface OwnerMessage {
  readonly userId: string;
  readonly message: PushMessage;
}

/**
 * Returns the message about an event and its receiver. Undefined where it no longer holds or is over a day old, or
 * the owner is not active.
 */
export async function findOwnerMessage(
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
