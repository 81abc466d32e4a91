import type { Invoice } from '#contract/billing/invoices.ts';
import { billingCodeOf, type InvoiceItem, invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import { invoiceRecord } from '#lambdas/billing/invoices/invoice-record.ts';
import { indexKeysOfSubscription } from '#lambdas/billing/store/subscription-index-keys.ts';
import type { SubscriptionItem, UnpaidInvoice } from '#lambdas/billing/subscription.ts';
import { inGsi1, inGsi2, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, type Key, keys } from '#lambdas/platform/table/keys.ts';
import { demoAccount } from '#lib/config/billing-account.ts';
import { businessId } from './a-business.ts';
import { ownerId } from './people.ts';

/** First day of the period of `anInvoice`. */
export const periodStart = '2026-12-01';

/** Returns the id of the bakery's invoice for the period from a day. */
export const invoiceIdFor = (start: string): string => invoiceIdOf(businessId, start);

export const invoiceId = invoiceIdFor(periodStart);

/** An open invoice of the bakery for December 2026. */
export function anInvoice(changes: Partial<InvoiceItem> = {}): InvoiceItem {
  const start = changes.periodStart ?? periodStart;
  return {
    id: invoiceIdFor(start),
    businessId,
    number: `${businessId.slice(-10)}-0001`,
    periodStart: start,
    periodEnd: '2026-12-31',
    subscriptionPriceId: 'monthly-2',
    issuer: demoAccount.issuer,
    customer: { name: 'Padaria Aurora', taxId: '11222333000181' },
    lines: [
      {
        description: 'Assinatura mensal, Microempresa, 01/12/2026 a 31/12/2026',
        quantity: 1,
        unitCents: 5990,
        totalCents: 5990,
      },
    ],
    amountCents: 5990,
    issueDate: '2026-12-01',
    dueDate: '2026-12-11',
    status: 'open',
    version: 1,
    ...changes,
  };
}

/** The unpaid invoice as the API shows it. */
export const aShownInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...invoiceRecord(anInvoice(), { unpaid: [] }, '2026-12-01'),
  ...changes,
});

/** The subscription's record of the unpaid `anInvoice`. */
export const anUnpaidInvoice = (changes: Partial<UnpaidInvoice> = {}): UnpaidInvoice => ({
  start: periodStart,
  dueDate: '2026-12-11',
  suspendsOn: '2026-12-26',
  reminder: 0,
  ...changes,
});

/** The bakery's monthly subscription without unpaid invoices; its next invoice is for January 2027. */
export const aSubscription = (changes: Partial<SubscriptionItem> = {}): SubscriptionItem => ({
  businessId,
  userId: ownerId,
  billingCycle: 'MONTHLY',
  nextStart: '2027-01-01',
  invoicedThrough: '2026-12-31',
  lastNumber: 1,
  unpaid: [],
  isSuspended: false,
  revision: 1,
  ...changes,
});

type StoredItem = Key & Record<string, unknown>;

/**
 * Builds billing items. Separate from `stored`, whose modules read a Lambda's environment, which tests of the stage
 * lack.
 */
export const storedBilling = {
  subscription: (subscription: SubscriptionItem): StoredItem => ({
    ...keys.subscription(subscription.businessId),
    ...inGsi2(
      partitions.subscriptionOfCode(billingCodeOf(subscription.businessId)),
      subscription.businessId,
    ),
    ...indexKeysOfSubscription(subscription),
    ...subscription,
  }),
  invoice: (invoice: InvoiceItem): StoredItem => ({
    ...keys.invoice(invoice.businessId, invoice.periodStart),
    ...(invoice.reviewSince &&
      inGsi1(partitions.invoicesInReview, instantKey(invoice.reviewSince, invoice.id))),
    ...invoice,
  }),
} as const;
