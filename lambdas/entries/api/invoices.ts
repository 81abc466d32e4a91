import { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { getInvoice } from '#lambdas/billing/invoices/get-invoice.ts';
import { listInvoices } from '#lambdas/billing/invoices/list-invoices.ts';
import { targets } from '#lambdas/billing/invoices/targets.ts';
import { getReceipt } from '#lambdas/billing/receipts/get-receipt.ts';
import { sendReceipt } from '#lambdas/billing/receipts/send-receipt.ts';
import { apiHandler } from '#lambdas/platform/http/api-handler.ts';
import { requireStoredSecondFactor } from '#lambdas/platform/identity/second-factor.ts';

const operations = { listInvoices, getInvoice, sendReceipt, getReceipt };

export const handler = apiHandler(invoiceRoutes, targets, operations, requireStoredSecondFactor);
