import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import { type Bill, findBill } from './find-bill.ts';
import { type EventRecords, isTrueOfBusiness, isTrueOfInvoice } from './is-still-true.ts';
import type { OwnerEvent } from './owner-event.ts';

/** An event that is still true, with its owner and what it is about. */
export interface OwnerNews extends EventRecords {
  readonly userId: string;
  /** For an event of an invoice. */
  readonly bill?: Bill;
}

async function findRecords(id: string): Promise<EventRecords | undefined> {
  const decided = await findBusiness(id);
  const live = decided?.previousActive ? await findBusiness(decided.previousActive) : decided;
  return decided && live && live.status !== 'closed' ? { decided, live } : undefined;
}

/** What an event is about; undefined where it is not true any more. */
async function findTrue(
  id: string,
  event: OwnerEvent,
  now: Date,
): Promise<Omit<OwnerNews, 'userId'> | undefined> {
  const records = await findRecords(id);
  if (!records) return undefined;
  if (!('start' in event)) return isTrueOfBusiness(records, event) ? records : undefined;
  const bill = await findBill(id, event.start, now);
  return bill && isTrueOfInvoice(bill, event) ? { ...records, bill } : undefined;
}

/**
 * What the owner of a business is told about an event of it, of a revision of it, or of one of its invoices. Undefined
 * where that is not true any more, where the business is closed, and where the owner is not active.
 */
export async function findOwnerNews(
  id: string,
  event: OwnerEvent,
  now: Date,
): Promise<OwnerNews | undefined> {
  const found = await findTrue(id, event, now);
  if (!found) return undefined;
  const owner = await findUser(found.live.userId);
  return owner?.status === 'active' ? { ...found, userId: owner.userId } : undefined;
}
