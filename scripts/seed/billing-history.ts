import type { BillingAccount } from '#contract/billing/billing-account.ts';
import { plans } from '#contract/billing/plans.ts';
import { endOfDay, startOfDay } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { addMonths, latest, moneyZone } from '#lambdas/billing/invoices/days.ts';
import type { BilledInvoice } from '#lambdas/billing/invoices/finish-invoice.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { paid, refusedInvoice } from '#lambdas/billing/invoices/invoice-transitions.ts';
import { chargeOfPeriod, issued } from '#lambdas/billing/invoices/issue.ts';
import { suspendForPayment } from '#lambdas/billing/invoices/suspend-for-payment.ts';
import { inReview, refused, withoutInvoice } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { reminded } from '#lambdas/billing/next-act.ts';
import { resumed } from '#lambdas/billing/next-start.ts';
import { storedReceiptKey } from '#lambdas/billing/receipts/receipt-upload.ts';
import type { AgreementItem } from '#lambdas/billing/store/agreement-store.ts';
import { nextIssueDay, type SubscriptionItem } from '#lambdas/billing/subscription.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import type { InvoiceOutcome, SeedBilling } from './seed-data.ts';

type Outcome = (billed: BilledInvoice, today: string) => BilledInvoice;

const unchanged: Outcome = (billed) => billed;

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The receipt has the id of its invoice, so that a repeated seed writes the same file. */
function receiptOf({ id, businessId, dueDate }: InvoiceItem) {
  const uploadId = id.replace(/^.*_/, 'upl_');
  return {
    fileKey: storedReceiptKey({ businessId, uploadId }, 'pdf'),
    contentType: 'application/pdf',
    uploadedAt: startOfDay(moneyZone, dueDate).toISOString(),
  };
}

/** The owner sent a receipt on the due day, in the past. */
const sentReceipt: Outcome = ({ invoice, subscription }) => {
  const receipt = receiptOf(invoice);
  return {
    invoice: {
      ...invoice,
      status: 'in_review',
      receipts: [receipt],
      reviewSince: receipt.uploadedAt,
      version: invoice.version + 1,
    },
    subscription: inReview(subscription, invoice.periodStart, invoice.dueDate),
  };
};

/** Turns an issued invoice and its subscription into today's state, by outcome. */
const afterOutcome: Readonly<Record<InvoiceOutcome, Outcome>> = {
  open: unchanged,
  overdue: unchanged,
  suspends: unchanged,
  paid: ({ invoice, subscription }, today) => ({
    invoice: paid(invoice, {
      method: 'PIX',
      cents: invoice.amountCents,
      paidOn: earlier(addDays(invoice.dueDate, -2), today),
    }),
    subscription: withoutInvoice(subscription, invoice.periodStart),
  }),
  in_review: sentReceipt,
  refused: (billed, today) => {
    const { invoice, subscription } = sentReceipt(billed, today);
    return {
      invoice: refusedInvoice(invoice, 'O valor do comprovante é menor que o da fatura.'),
      subscription: refused(subscription, invoice.periodStart, addDays(today, -1)),
    };
  },
};

/** An approved business with its billing. */
interface BillingHistory {
  readonly business: BusinessItem;
  readonly subscription: SubscriptionItem;
  readonly invoices: readonly InvoiceItem[];
  readonly agreement?: AgreementItem;
}

/** The issuer, and today in São Paulo. */
interface Demo {
  readonly issuer: BillingAccount['issuer'];
  readonly today: string;
}

/** Maximum days since an invoice was issued, so that it is due soon or slightly overdue on any day of a month. */
const issuedDaysAgo: Readonly<Partial<Record<InvoiceOutcome, number>>> = { open: 4, overdue: 16 };

/** Tells whether a demo business ends suspended for not paying. */
export const endsSuspended = ({ invoices }: SeedBilling): boolean => invoices.at(-1) === 'suspends';

/** Returns the first billed day, the day after the trial. */
function firstDayOf(billing: SeedBilling, today: string): string {
  const { length } = billing.invoices;
  if (length === 0) return addDays(today, 1);
  const monthsAgo = endsSuspended(billing) ? length : length - 1;
  return addMonths(`${today.slice(0, 7)}-01`, -monthsAgo);
}

/** Returns the business with an earlier approval, so that its trial ended the day before the first billed day. */
function approvedBefore(
  business: BusinessItem,
  firstDay: string,
  agreement: AgreementItem | undefined,
): BusinessItem {
  const trialEnd = addDays(firstDay, -1);
  const approvedAt = endOfDay(moneyZone, addDays(trialEnd, -plans.trialDays)).toISOString();
  const { monthlyPrice: _price, note: _note, ...limits } = agreement ?? {};
  return {
    ...business,
    createdAt: approvedAt,
    approvedAt,
    trialEndsAt: endOfDay(moneyZone, trialEnd).toISOString(),
    ...('validFrom' in limits && { agreedLimits: [limits] }),
    version: business.version + 1,
  };
}

/**
 * Returns the records that the schedule, an owner and staff would have made in past months, by the product's own rules,
 * with nothing left to do today. All are written at once, so that no job sees a part.
 */
export function billingHistory(
  before: Pick<BillingHistory, 'business' | 'subscription'>,
  billing: SeedBilling,
  { issuer, today }: Demo,
): BillingHistory {
  const firstDay = firstDayOf(billing, today);
  const agreement = billing.agreement && { ...billing.agreement, validFrom: firstDay };
  const business = approvedBefore(before.business, firstDay, agreement);
  const pricing = { business, agreements: agreement ? [agreement] : [], plans };
  const invoices: InvoiceItem[] = [];
  let subscription = resumed(before.subscription, business, firstDay);
  for (const outcome of billing.invoices) {
    const daysAgo = issuedDaysAgo[outcome];
    const planned = nextIssueDay(subscription) ?? firstDay;
    const issueDay = latest(planned, daysAgo === undefined ? planned : addDays(today, -daysAgo));
    const charge = chargeOfPeriod(subscription, pricing);
    const after = issued(charge, { ...pricing, issuer, today: issueDay });
    const outcomeOf = afterOutcome[outcome](after, today);
    invoices.push(outcomeOf.invoice);
    subscription = outcomeOf.subscription;
  }
  const told = { subscription: reminded(subscription, today), business };
  const [last] = told.subscription.unpaid;
  const now = startOfDay(moneyZone, last?.suspendsOn ?? today);
  const billed = endsSuspended(billing) ? suspendForPayment(told, { now }) : told;
  return {
    business: billed.business ?? business,
    subscription: billed.subscription,
    invoices,
    ...(agreement && { agreement }),
  };
}
