import type { BilledInvoice } from '#lambdas/billing/invoices/finish-invoice.ts';
import type { InvoiceItem } from '#lambdas/billing/invoices/invoice.ts';
import { reaisOf } from '#lambdas/billing/invoices/price.ts';
import { shownInvoice } from '#lambdas/billing/invoices/shown-invoice.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { insertAudit } from '../store/audit-store.ts';

interface Decision {
  readonly staffId: string;
  readonly now: Date;
  readonly today: string;
  readonly action: 'pay' | 'refuse' | 'reopen' | 'cancel';
  readonly reason?: string;
}

const recordOf = ({ customer, number, status, amountCents, paidCents }: InvoiceItem) => ({
  name: customer.name,
  number,
  status,
  amount: reaisOf(paidCents ?? amountCents),
});

export interface Decided {
  readonly invoice: InvoiceItem;
  /** The business's unpaid invoices after the decision. */
  readonly unpaid: SubscriptionItem['unpaid'];
  readonly writes: readonly Write[];
}

/** Answers a staff decision on an invoice, with its audit record. Throws FORBIDDEN for their own business. */
export function recordInvoiceDecision(
  { invoice: before, subscription }: BilledInvoice,
  { invoice, unpaid, writes }: Decided,
  { today, ...decision }: Decision,
) {
  if (subscription.userId === decision.staffId) throw new AppError('FORBIDDEN');
  const audit = insertAudit({
    subjectId: before.businessId,
    ...decision,
    before: recordOf(before),
    after: recordOf(invoice),
  });
  return ok(shownInvoice(invoice, { unpaid }, today), [...writes, audit]);
}
