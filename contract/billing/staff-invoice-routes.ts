import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { businessId, invoiceId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { agreement, agreementInput } from './agreements.ts';
import { cancellationInput, invoice, invoiceDecisionInput } from './invoices.ts';
import { invoiceForStaff, invoiceQueue, invoiceReference } from './staff-invoices.ts';

/** Calls of staff about invoices and agreements. */
export const staffInvoiceRoutes = {
  listInvoicesForStaff: {
    method: 'GET',
    path: '/staff/invoices',
    access: 'staff',
    target: null,
    summary:
      'Invoices in review, open or overdue, the oldest first; or the one with a reference, in any status',
    query: z
      .object({
        ...pageQuery,
        status: z.exactOptional(invoiceQueue),
        txid: z.exactOptional(invoiceReference),
      })
      .check(
        z.refine((query) => query.status === undefined || query.txid === undefined, {
          error: 'INVALID_VALUE',
          path: ['txid'],
        }),
      ),
    responses: { 200: pageOf(invoiceForStaff) },
    errors: ['INVALID_PAGING_KEY'],
  },
  decideInvoice: {
    method: 'POST',
    path: '/staff/invoices/{id}/decision',
    target: { kind: 'invoice', from: 'params.id', relationship: 'staff' },
    summary:
      'Records a payment, refuses a receipt or reopens a paid invoice, leaving an audit record',
    params: z.object({ id: invoiceId }),
    body: invoiceDecisionInput,
    responses: { 200: invoice },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'required',
  },
  cancelInvoice: {
    method: 'POST',
    path: '/staff/invoices/{id}/cancellation',
    target: { kind: 'invoice', from: 'params.id', relationship: 'staff' },
    summary: 'Cancels an invoice that is not paid, leaving an audit record',
    params: z.object({ id: invoiceId }),
    body: cancellationInput,
    responses: { 200: invoice },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'required',
  },
  setAgreement: {
    method: 'PUT',
    path: '/staff/businesses/{id}/agreement',
    target: { kind: 'business', from: 'params.id', relationship: 'staff' },
    summary:
      'Sets limits and monthly price of a business of the special size type from a day on, leaving an audit record',
    params: z.object({ id: businessId }),
    body: agreementInput,
    responses: { 200: agreement },
    errors: ['INVALID_TRANSITION'],
    ifMatch: 'optional',
  },
} as const satisfies RouteTable;
