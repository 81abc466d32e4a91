import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { findOwnerNews } from '../notifications/find-owner-news.ts';
import type { OwnerEvent } from '../notifications/owner-event.ts';
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
  event: OwnerEvent,
  now: Date,
): Promise<OwnerMessage | undefined> {
  if (isOver(event, now)) return undefined;
  const news = await findOwnerNews(id, event, now);
  if (!news) return undefined;
  const { live, userId } = news;
  const code = pushCodeOf(event.code, live.status);
  return code && { userId, message: { code, businessId: live.id, name: live.name } };
}
