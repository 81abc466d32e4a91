import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '#lambdas/billing/invoices/days.ts';
import { finishInvoice } from '#lambdas/billing/invoices/finish-invoice.ts';
import { cancelledInvoice } from '#lambdas/billing/invoices/invoice-transitions.ts';
import type { StaffOperations } from '../targets.ts';
import { recordInvoiceDecision } from './record-invoice-decision.ts';

/** Cancels an unpaid invoice. */
export const cancelInvoice: StaffOperations['cancelInvoice'] = async (request) => {
  const { actor, body, invoice: billed, now } = request;
  const { reason } = body;
  const when = { now, today: dayIn(moneyZone, now) };
  const invoice = cancelledInvoice(billed.invoice, reason);
  const writes = await finishInvoice(billed, invoice, when);
  const decision = { staffId: actor.userId, action: 'cancel', reason, ...when } as const;
  return recordInvoiceDecision(billed, { invoice, unpaid: [], writes }, decision);
};
