import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { invoice, storedInvoiceStatuses } from '#contract/billing/invoices.ts';
import type { Page, PageRequest } from '#lambdas/platform/paging/page.ts';
import { collectPage } from '#lambdas/platform/table/collect-page.ts';
import { attributesAre } from '#lambdas/platform/table/conditions.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey, keyOf, keys, sortId } from '#lambdas/platform/table/keys.ts';
import { queryPage, rowsBeginningWith, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem, getItems, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { put, putNew } from '#lambdas/platform/table/transaction.ts';
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

/** Returns the invoice of a business for a period, read strongly. */
export async function findInvoice(
  businessId: string,
  start: string,
): Promise<InvoiceItem | undefined> {
  return parseInvoice(await getItem(keys.invoice(businessId, start)));
}

/** Loads several invoices in one batch. Returns a look-up. */
export async function findInvoices(
  wanted: readonly { readonly businessId: string; readonly start: string }[],
): Promise<(businessId: string, start: string) => InvoiceItem | undefined> {
  const find = await getItems(wanted.map((one) => keys.invoice(one.businessId, one.start)));
  return (businessId, start) => parseInvoice(find(keys.invoice(businessId, start)));
}

/** Returns the range of a business's invoices, the oldest period first. */
export const invoicesOf = (businessId: string) => {
  const { PK, SK } = keys.invoice(businessId, '');
  return rowsBeginningWith(PK, SK);
};

/** Returns a page of the first days of a business's invoiced periods. */
export const listInvoiceStarts = (
  businessId: string,
  request: PageRequest,
): Promise<Page<string>> => queryPage(invoicesOf(businessId), request, sortId);

/** Returns a page of a business's invoices that `isWanted` accepts, newest first. Reads at most 100 rows per page. */
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

/** Returns a page of the invoices in review, the longest waiting first. */
export function listInvoicesInReview(request: PageRequest): Promise<Page<InvoiceItem>> {
  return collectPage({
    ...request,
    ranges: [wholePartition(partitions.invoicesInReview, 'GSI1')],
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

/** Inserts an invoice. Fails if the period already has one. */
export const insertInvoice = (invoice: InvoiceItem): Write => putNew(itemOf(invoice));

/** Replaces an invoice. Fails if it changed since it was read. */
export const replaceInvoice = (before: InvoiceItem, after: InvoiceItem): Write =>
  put(itemOf(after), attributesAre({ version: before.version }));
