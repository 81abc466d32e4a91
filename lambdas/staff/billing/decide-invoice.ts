import type { InvoiceDecisionInput } from '#contract/billing/invoices.ts';
import { plans } from '#contract/billing/plans.ts';
import { centsOf } from '#contract/brazil/money.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { rememberDebt } from '#lambdas/billing/invoices/debts.ts';
import { type BilledInvoice, recordPayment } from '#lambdas/billing/invoices/finish-invoice.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import {
  leftUnpaid,
  type Payment,
  refusedInvoice,
  reopenedInvoice,
} from '#lambdas/billing/invoices/invoice-transitions.ts';
import { refused, reopened, withoutInvoice } from '#lambdas/billing/invoices/unpaid-invoices.ts';
import { replaceInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { saveSubscription } from '#lambdas/billing/store/subscription-store.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import {
  type BusinessItem,
  checkBusinessUnchanged,
  findReadableBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import type { StaffOperations } from '../targets.ts';
import { type Decided, recordInvoiceDecision } from './record-invoice-decision.ts';

interface When {
  readonly now: Date;
  readonly today: string;
}

/**
 * Returns the recorded payment. Throws VALIDATION_FAILED for a day in the future or before the issue, and for another
 * amount without a reason.
 */
function paymentOf(
  { paymentMethod = 'PIX', paidAmount, paidOn, reason }: InvoiceDecisionInput,
  { amountCents, issueDate }: InvoiceItem,
  today: string,
): Payment {
  const payment = {
    method: paymentMethod,
    cents: paidAmount === undefined ? amountCents : centsOf(paidAmount),
    paidOn: paidOn ?? today,
  };
  if (payment.paidOn > today || payment.paidOn < issueDate) {
    const code = payment.paidOn > today ? 'TOO_FAR_AHEAD' : 'IN_THE_PAST';
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'paidOn', code }] });
  }
  if (payment.cents !== amountCents && reason === undefined) {
    const errors = [{ path: 'reason', code: 'REQUIRED' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return payment;
}

/** The business of an invoice while it can pay; undefined once it has left. */
async function findPayer({ businessId }: InvoiceItem): Promise<BusinessItem | undefined> {
  const business = await findReadableBusiness(businessId);
  return business?.status === 'closed' ? undefined : business;
}

/** Makes an invoice payable again. The transaction fails if its business leaves at the same moment. */
const openAgain = (
  { invoice }: BilledInvoice,
  payer: BusinessItem,
  after: Pick<Decided, 'invoice'> & { readonly subscription: SubscriptionItem },
): Decided => ({
  invoice: after.invoice,
  unpaid: after.subscription.unpaid,
  writes: [
    replaceInvoice(invoice, after.invoice),
    saveSubscription(after.subscription),
    checkBusinessUnchanged(payer),
  ],
});

/** A business that has left cannot pay any more: its invoice is cancelled, and remembered as a debt. */
async function refuse(billed: BilledInvoice, reason: string, { today }: When): Promise<Decided> {
  const { invoice, subscription } = billed;
  const payer = await findPayer(invoice);
  if (payer) {
    return openAgain(billed, payer, {
      invoice: refusedInvoice(invoice, reason),
      subscription: refused(subscription, invoice.periodStart, today),
    });
  }
  const after = leftUnpaid(invoice, reason);
  const rest = withoutInvoice(subscription, invoice.periodStart);
  const writes = [
    replaceInvoice(invoice, after),
    saveSubscription(rest),
    ...(await rememberDebt(subscription, invoice, today)),
  ];
  return { invoice: after, unpaid: rest.unpaid, writes };
}

/** Throws INVALID_TRANSITION once the business has left, since it would never be asked to pay again. */
async function reopen(billed: BilledInvoice, reason: string, { today }: When): Promise<Decided> {
  const { invoice, subscription } = billed;
  const after = reopenedInvoice(invoice, reason);
  const payer = await findPayer(invoice);
  if (!payer) throw new AppError('INVALID_TRANSITION');
  const entry = { start: invoice.periodStart, dueDate: invoice.dueDate };
  return openAgain(billed, payer, {
    invoice: after,
    subscription: reopened(subscription, entry, { today, graceDays: plans.graceDays }),
  });
}

const actions = { paid: 'pay', refused: 'refuse', reopened: 'reopen' } as const;

/** Records a payment, refuses a receipt, or reopens a paid invoice. */
export const decideInvoice: StaffOperations['decideInvoice'] = async (request) => {
  const { actor, body, invoice: billed, now } = request;
  const when = { now, today: dayIn(moneyZone, now) };
  const { decision, reason = '' } = body;
  const decided =
    decision === 'paid'
      ? {
          ...(await recordPayment(billed, paymentOf(body, billed.invoice, when.today), when)),
          unpaid: [],
        }
      : await (decision === 'refused' ? refuse : reopen)(billed, reason, when);
  return recordInvoiceDecision(billed, decided, {
    staffId: actor.userId,
    action: actions[decision],
    ...(reason && { reason }),
    ...when,
  });
};
