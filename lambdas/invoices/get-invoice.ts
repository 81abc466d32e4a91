import { dayIn } from '#contract/brazil/time-zones.ts';
import { moneyZone } from '../billing/days.ts';
import { ok } from '../shared/http/answer.ts';
import { shownInvoice } from './shown-invoice.ts';
import type { InvoiceOperations } from './subjects.ts';

/** Returns an invoice, with Pix code and bank account while it can be paid. */
export const getInvoice: InvoiceOperations['getInvoice'] = ({ invoice: billed, now }) =>
  ok(shownInvoice(billed.invoice, billed.subscription, dayIn(moneyZone, now)));
