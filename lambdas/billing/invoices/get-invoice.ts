import { dayIn } from '#contract/brazil/time-zones.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { moneyZone } from './days.ts';
import { shownInvoice } from './shown-invoice.ts';
import type { InvoiceOperations } from './targets.ts';

/** Returns an invoice, with Pix code and bank account while it can be paid. */
export const getInvoice: InvoiceOperations['getInvoice'] = ({ invoice: billed, now }) =>
  ok(shownInvoice(billed.invoice, billed.subscription, dayIn(moneyZone, now)));
