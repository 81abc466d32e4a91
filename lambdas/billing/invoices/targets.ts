import type { invoiceRoutes } from '#contract/billing/invoice-routes.ts';
import { businessSource } from '#lambdas/businesses/business-source.ts';
import type { Operations } from '#lambdas/platform/http/api-handler.ts';
import { invoiceSource } from './invoice-source.ts';

/** Loads the business and the invoice that a call is about. */
export const targets = { business: businessSource, invoice: invoiceSource };

export type InvoiceOperations = Operations<typeof invoiceRoutes, typeof targets>;
