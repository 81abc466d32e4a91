import { invoiceRoutes } from '#contract/routes/invoices.ts';
import { apiHandler } from '../shared/http/api-handler.ts';
import { requireStoredSecondFactor } from '../shared/identity/second-factor.ts';
import { getInvoice } from './get-invoice.ts';
import { getReceipt } from './get-receipt.ts';
import { listInvoices } from './list-invoices.ts';
import { sendReceipt } from './send-receipt.ts';
import { subjects } from './subjects.ts';

const operations = { listInvoices, getInvoice, sendReceipt, getReceipt };

export const handler = apiHandler(invoiceRoutes, subjects, operations, requireStoredSecondFactor);
