import type { Business } from '#contract/businesses.ts';
import type { PushMessage } from '#contract/push-subscriptions.ts';
import { findBusiness } from '../businesses/business-repository.ts';
import { findUser } from '../shared/identity/user-repository.ts';
import { isOver, type OwnerEvent } from './owner-event.ts';

/** A message and the user that it is for. */
export interface OwnerMessage {
  readonly userId: string;
  readonly message: PushMessage;
}

/** The status that each event leads to, in which its message is still true. */
const statusAfter: Readonly<Record<PushMessage['code'], Business['status']>> = {
  BUSINESS_APPROVED: 'active',
  BUSINESS_REJECTED: 'rejected',
  BUSINESS_SUSPENDED: 'suspended',
};

/**
 * The message about an event of a business, or of a revision of one, and its receiver. Undefined where it is
 * not true any more, by the status of the business or since the owner started another revision, where the
 * event is over a day old, and where the owner is not active.
 */
export async function findOwnerMessage(
  id: string,
  event: OwnerEvent,
  now: Date,
): Promise<OwnerMessage | undefined> {
  if (isOver(event, now)) return undefined;
  const decided = await findBusiness(id);
  if (decided?.status !== statusAfter[event.code]) return undefined;
  const live = decided.previousActive ? await findBusiness(decided.previousActive) : decided;
  if (!live || live.status === 'closed') return undefined;
  if (decided !== live && live.revisionId !== undefined) return undefined;
  const owner = await findUser(live.userId);
  if (owner?.status !== 'active') return undefined;
  const message = { code: event.code, businessId: live.id, name: live.name };
  return { userId: owner.userId, message };
}
