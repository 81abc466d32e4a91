import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { type Bill, findBill } from './find-bill.ts';
import { type EventRecords, isTrueOfBusiness, isTrueOfInvoice } from './is-still-true.ts';
import type { NotifiedEvent } from './notified-event.ts';

/** An event that still holds, with its owner and its records. */
export interface OwnerNotification extends EventRecords {
  readonly userId: string;
  /** The bill, for an event of an invoice. */
  readonly bill?: Bill;
}

async function findRecords(id: string): Promise<EventRecords | undefined> {
  const decided = await findBusiness(id);
  const live = decided?.previousActive ? await findBusiness(decided.previousActive) : decided;
  return decided && live && live.status !== 'closed' ? { decided, live } : undefined;
}

/** Returns an event's records; undefined where it no longer holds. */
async function findTrue(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<Omit<OwnerNotification, 'userId'> | undefined> {
  const records = await findRecords(id);
  if (!records) return undefined;
  if (!('start' in event)) return isTrueOfBusiness(records, event) ? records : undefined;
  const bill = await findBill(id, event.start, now);
  return bill && isTrueOfInvoice(bill, event) ? { ...records, bill } : undefined;
}

/**
 * Returns the facts about an event for the owner. Undefined where it no longer holds, the business is closed, or
 * the owner is not active.
 */
export async function findNotification(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<OwnerNotification | undefined> {
  const found = await findTrue(id, event, now);
  if (!found) return undefined;
  const owner = await findUser(found.live.userId);
  return owner?.status === 'active' ? { ...found, userId: owner.userId } : undefined;
}
