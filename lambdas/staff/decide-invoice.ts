import { centsOf } from '#contract/brazil/money.ts';
import { dayIn } from '#contract/brazil/time-zones.ts';
import type { InvoiceDecisionInput } from '#contract/invoices.ts';
import { plans } from '#contract/plans/plans.ts';
import {
  cancelledInvoice,
  type Payment,
  refusedInvoice,
  reopenedInvoice,
} from '../billing/change-invoice.ts';
import { moneyZone } from '../billing/days.ts';
import type { InvoiceItem } from '../billing/invoice.ts';
import { replaceInvoice } from '../billing/repository/invoice-repository.ts';
import { saveSubscription } from '../billing/repository/subscription-repository.ts';
import { type BilledInvoice, recordPayment } from '../billing/settle-invoice.ts';
import { refused, reopened, withoutInvoice } from '../billing/unpaid-invoices.ts';
import { AppError } from '../shared/app-error.ts';
import { changeInvoice, type Decided } from './change-invoice.ts';
import type { StaffOperations } from './subjects.ts';

interface When {
  readonly now: Date;
  readonly today: string;
}

/** What staff recorded. Throws VALIDATION_FAILED for a day in the future, and for another amount without a reason. */
function paymentOf(
  { paymentMethod = 'PIX', paidAmount, paidOn, reason }: InvoiceDecisionInput,
  { amountCents }: InvoiceItem,
  today: string,
): Payment {
  const payment = {
    method: paymentMethod,
    cents: paidAmount === undefined ? amountCents : centsOf(paidAmount),
    paidOn: paidOn ?? today,
  };
  if (payment.paidOn > today) {
    const errors = [{ path: 'paidOn', code: 'TOO_FAR_AHEAD' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  if (payment.cents !== amountCents && reason === undefined) {
    const errors = [{ path: 'reason', code: 'REQUIRED' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return payment;
}

/** A business that has left cannot pay any more: its invoice is cancelled. */
function refuse(
  { invoice, subscription }: BilledInvoice,
  reason: string,
  { today }: When,
): Decided {
  const hasLeft = subscription.ttl !== undefined;
  const after = hasLeft ? cancelledInvoice(invoice, reason) : refusedInvoice(invoice, reason);
  const rest = hasLeft
    ? withoutInvoice(subscription, invoice.periodStart)
    : refused(subscription, invoice.periodStart, today);
  const writes = [replaceInvoice(invoice, after), saveSubscription(rest)];
  return { invoice: after, unpaid: rest.unpaid, writes };
}

function reopen(
  { invoice, subscription }: BilledInvoice,
  reason: string,
  { today }: When,
): Decided {
  const after = reopenedInvoice(invoice, reason);
  const entry = { start: invoice.periodStart, dueDate: invoice.dueDate };
  const rest = reopened(subscription, entry, { today, graceDays: plans.graceDays });
  const writes = [replaceInvoice(invoice, after), saveSubscription(rest)];
  return { invoice: after, unpaid: rest.unpaid, writes };
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
      : (decision === 'refused' ? refuse : reopen)(billed, reason, when);
  return changeInvoice(billed, decided, {
    staffId: actor.userId,
    action: actions[decision],
    ...(reason && { reason }),
    ...when,
  });
};
