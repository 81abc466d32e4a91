import { plans } from '#contract/billing/plans.ts';
import { addDays } from '#contract/statistics/period.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { closeBilling, closeInvoice } from '#lambdas/billing/close-billing.ts';
import { finishInvoice, recordPayment } from '#lambdas/billing/invoices/finish-invoice.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import {
  cancelledInvoice,
  refusedInvoice,
  reopenedInvoice,
} from '#lambdas/billing/invoices/invoice-transitions.ts';
import { inReview, refused, reopened } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { parseInvoice, replaceInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { shardOf } from '#lambdas/billing/store/subscription-index-keys.ts';
import {
  dueLists,
  findSubscription,
  saveSubscription,
} from '#lambdas/billing/store/subscription-store.ts';
import {
  beginBilling,
  resizeBilling,
  resumeBilling,
  stopBilling,
} from '#lambdas/billing/sync-subscription.ts';
import { closeBusiness } from '#lambdas/businesses/closing.ts';
import {
  type BusinessItem,
  findBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { liftedOf, suspendedFor, suspensionsOf } from '#lambdas/businesses/suspension.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { itemsOfKind, tableHolds, writesMade } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

/** A day of a simulation, and the instant of its events. */
export interface Today {
  readonly today: string;
  readonly now: Date;
}

/** Six in the morning in São Paulo, when the schedule begins. */
export const morningOf = (today: string): Today => ({ today, now: new Date(`${today}T09:00:00Z`) });

/** Starts with an approved business, with or without a trial, and an otherwise empty table. */
export async function approvedOn(
  { today, now }: Today,
  { id, hasTrial }: { readonly id: string; readonly hasTrial: boolean },
): Promise<void> {
  const { trialEndsAt: _, ...approved } = aBusiness({ id, approvedAt: now.toISOString() });
  const trialEndsAt = new Date(`${addDays(today, plans.trialDays)}T15:00:00Z`).toISOString();
  const business: BusinessItem = { ...approved, ...(hasTrial && { trialEndsAt }) };
  tableHolds(stored.business(business));
  writesSeen = -1;
  await retryOnConflict(async (commit) => commit([await beginBilling(business, 'hash', now)]));
}

/** Runs the schedule for the shard of a business, and the jobs that it would queue. */
export async function runSchedule({ today, now }: Today, businessId: string): Promise<void> {
  for (const list of dueLists(shardOf(businessId), today)) {
    const { items } = await list({ limit: 100, position: undefined });
    for (const id of items) await billBusiness(id, now);
  }
}

let invoices: readonly InvoiceItem[] = [];
let writesSeen = -1;

/** Returns all invoices; reads the table only after a write, since most days have none. */
export function invoicesNow(): readonly InvoiceItem[] {
  if (writesMade() !== writesSeen) {
    writesSeen = writesMade();
    invoices = itemsOfKind('BILLING INVOICE').flatMap((item) => parseInvoice(item) ?? []);
  }
  return invoices;
}

const subscriptionOf = async (id: string) => {
  const subscription = await findSubscription(id);
  if (!subscription) throw new Error(`No subscription of ${id}`);
  return subscription;
};

type Event = (invoice: InvoiceItem, at: Today) => Promise<readonly Write[]>;

const billed = async (invoice: InvoiceItem) => ({
  invoice,
  subscription: await subscriptionOf(invoice.businessId),
});

/** Events that may happen to an invoice. */
export const eventsOfInvoices = {
  pay: async (invoice, at) => {
    const payment = { method: 'PIX', cents: invoice.amountCents, paidOn: at.today } as const;
    return (await recordPayment(await billed(invoice), payment, at)).writes;
  },
  sendReceipt: async (invoice, { today, now }) => {
    const { subscription } = await billed(invoice);
    const reviewed = { ...invoice, status: 'in_review', reviewSince: now.toISOString() } as const;
    return [
      replaceInvoice(invoice, { ...reviewed, version: invoice.version + 1 }),
      saveSubscription(inReview(subscription, invoice.periodStart, today)),
    ];
  },
  refuse: async (invoice, { today }) => {
    const { subscription } = await billed(invoice);
    return [
      replaceInvoice(invoice, refusedInvoice(invoice, 'Valor diferente')),
      saveSubscription(refused(subscription, invoice.periodStart, today)),
    ];
  },
  cancel: async (invoice, at) =>
    finishInvoice(await billed(invoice), cancelledInvoice(invoice, 'Engano'), at),
  reopen: async (invoice, { today }) => {
    const { subscription } = await billed(invoice);
    const entry = { start: invoice.periodStart, dueDate: invoice.dueDate };
    const { graceDays } = plans;
    return [
      replaceInvoice(invoice, reopenedInvoice(invoice, 'Pix devolvido')),
      saveSubscription(reopened(subscription, entry, { today, graceDays })),
    ];
  },
} as const satisfies Readonly<Record<string, Event>>;

type BusinessEvent = (business: BusinessItem, at: Today) => Promise<readonly Write[]>;

const sizes = [1, 2, 3, 4] as const;

/** Events that may happen to a business. */
export const eventsOfBusiness = {
  suspend: async (business, { now }) =>
    suspensionsOf(business).includes('staff')
      ? []
      : [
          ...replaceBusiness(business, suspendedFor(business, 'staff', now, 'Denúncia')),
          ...(await stopBilling(business.id, now)),
        ],
  lift: async (business, { now }) => {
    if (!suspensionsOf(business).includes('staff')) return [];
    const after = liftedOf(business, 'staff', now);
    const billing = after.status === 'active' ? await resumeBilling(after, now) : [];
    return [...replaceBusiness(business, after), ...billing];
  },
  changeCycle: async ({ id }) => {
    const { nextBillingCycle, ...subscription } = await subscriptionOf(id);
    const cycle = subscription.billingCycle === 'MONTHLY' ? 'YEARLY' : 'MONTHLY';
    return [
      saveSubscription(
        nextBillingCycle ? subscription : { ...subscription, nextBillingCycle: cycle },
      ),
    ];
  },
  resize: async (business, { today, now }) => {
    const sizeTypeId = sizes[Number(today.slice(-2)) % sizes.length] ?? 2;
    const after = { ...business, sizeTypeId, version: business.version + 1 };
    return [
      ...replaceBusiness(business, after),
      ...(await resizeBilling(business, after, undefined, now)),
    ];
  },
} as const satisfies Readonly<Record<string, BusinessEvent>>;

/** Writes an event, and retries if another write came first. */
export async function happen(
  id: string,
  make: (business: BusinessItem) => Promise<readonly Write[]>,
): Promise<void> {
  await retryOnConflict(async (commit) => {
    const business = await findBusiness(id);
    if (business) await commit(await make(business));
  });
}

/** Removes the owner's account: writes the removal, and runs both passes of its job. */
export async function leave(id: string, { now }: Today): Promise<void> {
  await happen(id, async (business) => [
    ...closeBusiness(business, undefined, now),
    ...(await stopBilling(id, now)),
  ]);
  for (const _ of ['first', 'second']) {
    for (const { periodStart } of invoicesNow()) await closeInvoice(id, periodStart, now);
    await closeBilling(id, now);
  }
}
