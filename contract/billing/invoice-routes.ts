import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { pageOf, pageQuery } from '../fields/fields.ts';
import { businessId, invoiceId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';
import { invoice, invoiceStatus, receiptDownload, receiptInput } from './invoices.ts';

export const invoiceRoutes = {
  listInvoices: {
    method: 'GET',
    path: '/businesses/{id}/invoices',
    target: { kind: 'business', from: 'params.id', relationship: 'owner-or-staff' },
    summary: 'The invoices of a business, the newest first',
    params: z.object({ id: businessId }),
    query: z.object({ ...pageQuery, status: z.exactOptional(invoiceStatus) }),
    responses: { 200: pageOf(invoice) },
    errors: ['INVALID_PAGING_KEY'],
  },
  getInvoice: {
    method: 'GET',
    path: '/invoices/{id}',
    target: { kind: 'invoice', from: 'params.id', relationship: 'owner-or-staff' },
    summary: 'An invoice, with its Pix code and the bank account while it can be paid',
    params: z.object({ id: invoiceId }),
    responses: { 200: invoice },
    errors: [],
  },
  sendReceipt: {
    method: 'POST',
    path: '/invoices/{id}/receipt',
    target: { kind: 'invoice', from: 'params.id', relationship: 'owner' },
    summary: 'Sends the proof of a payment, which staff review; another one replaces it meanwhile',
    params: z.object({ id: invoiceId }),
    body: receiptInput,
    responses: { 200: invoice },
    errors: ['INVALID_TRANSITION', 'UPLOAD_NOT_FOUND', 'IMAGE_NOT_FOUND', 'IMAGE_REFUSED'],
    ifMatch: 'optional',
  },
  getReceipt: {
    method: 'GET',
    path: '/invoices/{id}/receipt',
    target: { kind: 'invoice', from: 'params.id', relationship: 'owner-or-staff' },
    summary: 'A link of ten minutes that downloads the proof of a payment',
    params: z.object({ id: invoiceId }),
    responses: { 200: receiptDownload },
    errors: ['RECEIPT_NOT_FOUND'],
  },
} as const satisfies RouteTable;
