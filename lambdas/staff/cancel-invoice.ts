import { dayIn } from '#contract/brazil/time-zones.ts';
import { cancelledInvoice } from '#lambdas/billing/invoices/change-invoice.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { settleInvoice } from '#lambdas/billing/invoices/settle-invoice.ts';
import { changeInvoice } from './change-invoice.ts';
import type { StaffOperations } from './subjects.ts';

/** Cancels an unpaid invoice. */
export const cancelInvoice: StaffOperations['cancelInvoice'] = async (request) => {
  const { actor, body, invoice: billed, now } = request;
  const { reason } = body;
  const when = { now, today: dayIn(moneyZone, now) };
  const invoice = cancelledInvoice(billed.invoice, reason);
  const writes = await settleInvoice(billed, invoice, when);
  const decision = { staffId: actor.userId, action: 'cancel', reason, ...when } as const;
  return changeInvoice(billed, { invoice, unpaid: [], writes }, decision);
};
