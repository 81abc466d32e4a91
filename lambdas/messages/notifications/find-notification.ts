import type { InvoiceStatus } from '#contract/billing/invoices.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { statusOn } from '#lambdas/billing/invoices/invoice-record.ts';
import { findInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { openInvoices, type SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { suspensionsOf } from '#lambdas/businesses/suspension.ts';
import { findUser } from '#lambdas/platform/identity/user-store.ts';
import type { BusinessEvent, InvoiceEvent, NotifiedEvent } from './notified-event.ts';

/** An invoice with the facts that its owner is told. */
export interface Bill {
  readonly invoice: InvoiceItem;
  /** The status as shown today. */
  readonly status: InvoiceStatus;
  /** The latest due reminder; undefined where no payment is needed any more. */
  readonly reminder: number | undefined;
  /** First day when an unpaid invoice suspends the business; undefined where it is paid, or one already suspends. */
  readonly suspendsOn: string | undefined;
}

/** Returns the first day when unpaid invoices suspend a business; undefined where one already does. */
function suspensionDayOf(subscription: SubscriptionItem): string | undefined {
  if (subscription.isSuspended) return undefined;
  const [earliest] = openInvoices(subscription)
    .map(({ suspendsOn }) => suspendsOn)
    .toSorted();
  return earliest;
}

/** Reads a business's invoice for the period that begins on a day (strong read). */
async function findBill(businessId: string, start: string, now: Date): Promise<Bill | undefined> {
  const [invoice, subscription] = await Promise.all([
    findInvoice(businessId, start),
    findSubscription(businessId),
  ]);
  if (!invoice || !subscription) return undefined;
  const unpaid = subscription.unpaid.find((one) => one.start === start);
  return {
    invoice,
    status: statusOn(invoice, dayIn(moneyZone, now)),
    reminder: unpaid?.reminder,
    suspendsOn: unpaid && suspensionDayOf(subscription),
  };
}

interface EventRecords {
  /** The business or revision that was decided on, and the live business. */
  readonly decided: Business;
  readonly live: Business & { readonly revisionId?: string };
}

type Rule<Records, Event> = (records: Records, event: Event) => boolean;
type BusinessRule = Rule<EventRecords, BusinessEvent>;
type InvoiceRule = Rule<Bill, InvoiceEvent>;

const isActive: BusinessRule = ({ live }) => live.status === 'active';

// Whoever has started another revision has seen the rejection.
const isRejected: BusinessRule = ({ decided, live }) =>
  decided.status === 'rejected' && (decided.id === live.id || live.revisionId === undefined);

const ruleOfBusiness: Readonly<Record<BusinessEvent['code'], BusinessRule>> = {
  BUSINESS_APPROVED: isActive,
  BUSINESS_REJECTED: isRejected,
  BUSINESS_SUSPENDED: ({ live }) => suspensionsOf(live).includes('staff'),
  BUSINESS_SUSPENDED_FOR_PAYMENT: ({ live }) => suspensionsOf(live).includes('payment'),
  BUSINESS_REACTIVATED: isActive,
  // A later approval is an event of its own.
  REVISION_APPROVED: ({ live }, { at }) => live.approvedAt === at,
  REVISION_REJECTED: isRejected,
};

/** Whether the invoice has this status and no later reminder was due. */
const waitsFor =
  (status: InvoiceStatus): InvoiceRule =>
  (bill, { step }) =>
    bill.status === status && bill.reminder === step;

/** Whether the invoice has not changed since. */
const isNewest: InvoiceRule = ({ invoice }, { step }) => invoice.version === step;

const ruleOfInvoice: Readonly<Record<InvoiceEvent['code'], InvoiceRule>> = {
  INVOICE_ISSUED: waitsFor('open'),
  INVOICE_DUE_SOON: waitsFor('open'),
  // A suspension is told separately.
  INVOICE_OVERDUE: (bill, event) =>
    waitsFor('overdue')(bill, event) && bill.suspendsOn !== undefined,
  PAYMENT_REFUSED: isNewest,
  PAYMENT_CONFIRMED: isNewest,
  PAYMENT_REOPENED: isNewest,
  INVOICE_CANCELLED: isNewest,
};

/** Returns whether an event of a business or a revision still holds. */
const isTrueOfBusiness: BusinessRule = (records, event) =>
  ruleOfBusiness[event.code](records, event);

/** Returns whether an event of an invoice still holds. */
const isTrueOfInvoice: InvoiceRule = (bill, event) => ruleOfInvoice[event.code](bill, event);

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
