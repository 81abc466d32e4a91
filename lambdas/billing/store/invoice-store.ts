import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { invoice, storedInvoiceStatuses } from '#contract/billing/invoices.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import {
  inGsi1,
  instantKey,
  keyOf,
  keys,
  partitions,
  sortId,
} from '#lambdas/platform/table/keys.ts';
import { queryPage } from '#lambdas/platform/table/query-page.ts';
import { rowsBeginningWith, wholePartition } from '#lambdas/platform/table/ranges.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { InvoiceItem } from '../invoices/invoice.ts';

const line = z.object({
  description: z.string(),
  quantity: z.int(),
  unitCents: z.int(),
  totalCents: z.int(),
});

const receipt = z.object({
  fileKey: z.string(),
  contentType: z.string(),
  uploadedAt: z.string(),
});

const invoiceItem = z.extend(
  z.pick(invoice, {
    id: true,
    businessId: true,
    number: true,
    periodStart: true,
    periodEnd: true,
    subscriptionPriceId: true,
    issuer: true,
    customer: true,
    issueDate: true,
    dueDate: true,
    paymentMethod: true,
    paidOn: true,
    rejectionReason: true,
    cancellationReason: true,
    leftOwing: true,
    version: true,
  }),
  {
    lines: z.array(line),
    amountCents: z.int(),
    status: z.enum(storedInvoiceStatuses),
    paidCents: z.exactOptional(z.int()),
    receipts: z.exactOptional(z.array(receipt)),
    reviewSince: z.exactOptional(z.string()),
    ttl: z.exactOptional(z.int()),
  },
);

export const parseInvoice = (item: Item | undefined): InvoiceItem | undefined =>
  parseStored(invoiceItem, item);

/** The invoice of a business for the period that begins on a day, read strongly. */
export async function findInvoice(
  businessId: string,
  start: string,
): Promise<InvoiceItem | undefined> {
  return parseInvoice(await getItem(keys.invoice(businessId, start)));
}

/** Invoices by their businesses and periods, each read once. Returns a look-up. */
export async function findInvoices(
  wanted: readonly { readonly businessId: string; readonly start: string }[],
): Promise<(businessId: string, start: string) => InvoiceItem | undefined> {
  const find = await getItems(wanted.map((one) => keys.invoice(one.businessId, one.start)));
  return (businessId, start) => parseInvoice(find(keys.invoice(businessId, start)));
}

/** The rows of the invoices of a business, the oldest period first. */
export const invoicesOf = (businessId: string) => {
  const { PK, SK } = keys.invoice(businessId, '');
  return rowsBeginningWith(PK, SK);
};

/** A page of the first days of the periods of the invoices of a business. */
export const listInvoiceStarts = (
  businessId: string,
  request: PageRequest,
): Promise<Page<string>> => queryPage(invoicesOf(businessId), request, sortId);

/** A page of the invoices of a business, the newest first; `isWanted` selects. At most 100 are read for a page. */
export function listInvoicesOf(
  businessId: string,
  request: PageRequest,
  isWanted: (invoice: InvoiceItem) => boolean,
): Promise<Page<InvoiceItem>> {
  return collectPage({
    ...request,
    ranges: [{ ...invoicesOf(businessId), newestFirst: true }],
    maxRows: 100,
    load: async (rows) =>
      rows.map((row) => {
        const item = parseInvoice(row);
        return item && isWanted(item) ? item : undefined;
      }),
  });
}

/** A page of the invoices that staff review, the one that waits longest first. */
export function listInvoicesInReview(request: PageRequest): Promise<Page<InvoiceItem>> {
  return collectPage({
    ...request,
    ranges: [wholePartition(partitions.invoicesInReview, 'GSI1')],
    maxRows: request.limit,
    load: async (rows) => {
      const find = await getItems(rows.map(keyOf));
      return rows.map((row) => {
        const item = parseInvoice(find(keyOf(row)));
        return item?.status === 'in_review' ? item : undefined;
      });
    },
  });
}

function itemOf(invoice: InvoiceItem) {
  const { businessId, periodStart, status, reviewSince, id } = invoice;
  const inReview =
    status === 'in_review' && reviewSince
      ? inGsi1(partitions.invoicesInReview, instantKey(reviewSince, id))
      : {};
  return { ...keys.invoice(businessId, periodStart), ...inReview, ...invoice };
}

/** Writes an invoice that must be new: there is one for a period. */
export const insertInvoice = (invoice: InvoiceItem): Write => put(itemOf(invoice));

/** Writes an invoice over the one that was read, which must not have changed since. */
export const replaceInvoice = (before: InvoiceItem, after: InvoiceItem): Write =>
  put(itemOf(after), attributesAre({ version: before.version }));
