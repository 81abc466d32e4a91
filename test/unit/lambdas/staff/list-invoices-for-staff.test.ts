import { type InvoiceItem, invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import { handler } from '#lambdas/entries/api/staff.ts';
import { inGsi1, partitions } from '#lambdas/platform/table/index-keys.ts';
import { instantKey } from '#lambdas/platform/table/keys.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aRequest, invokeHandler } from '#test/support/builders/a-request.ts';
import { anInvoice, anUnpaidInvoice, aSubscription } from '#test/support/builders/an-invoice.ts';
import { aStaffUser, staffId } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const start = '2026-12-01';

/** The item of an invoice, in the index of invoices in review. */
const itemOfInvoice = (invoice: InvoiceItem) => ({
  ...stored.invoice(invoice),
  ...(invoice.reviewSince &&
    inGsi1(partitions.invoicesInReview, instantKey(invoice.reviewSince, invoice.id))),
});

interface Given {
  readonly dueDate?: string;
  readonly isSuspended?: boolean;
  readonly reviewSince?: string;
}

/** The items of a business with one unpaid invoice; `n` makes its id. */
function invoiced(n: number, { dueDate = '2026-12-11', isSuspended = false, reviewSince }: Given) {
  const businessId = `biz_01K9A1B2C3D4E5F6G7H8J9KX${String(n).padStart(2, '0')}`;
  const since = reviewSince && { inReviewSince: reviewSince.slice(0, 10) };
  const review = reviewSince && ({ status: 'in_review', reviewSince } as const);
  return [
    stored.business(aBusiness({ id: businessId, name: `Loja ${n}` })),
    stored.subscription(
      aSubscription({
        businessId,
        isSuspended,
        unpaid: [anUnpaidInvoice({ dueDate, ...since })],
      }),
    ),
    itemOfInvoice(
      anInvoice({
        id: invoiceIdOf(businessId, start),
        businessId,
        number: `${businessId.slice(-10)}-0001`,
        dueDate,
        ...review,
      }),
    ),
  ];
}

/** The names of the businesses on each page of a list, in order. */
async function pagesOf(query: Readonly<Record<string, string>>): Promise<string[][]> {
  const pages: string[][] = [];
  let next: string | undefined;
  do {
    const { body } = await invokeHandler(
      handler,
      aRequest('GET /staff/invoices', {
        as: { userId: staffId, groups: '[staff]' },
        query: { ...query, ...(next && { pagingKey: next }) },
      }),
    );
    const { items, pagingKey } = body as {
      items: { business: { name: string } }[];
      pagingKey?: string;
    };
    pages.push(items.map(({ business }) => business.name));
    next = pagingKey;
  } while (next !== undefined);
  return pages;
}

beforeEach(() => stopDateAt('2026-12-20T12:00:00.000Z'));

describe('the invoices that staff work through', () => {
  it('are, in review, sorted by waiting time, longest first', async () => {
    tableHolds(
      stored.user(aStaffUser()),
      ...invoiced(1, { reviewSince: '2026-12-18T12:00:00.000Z' }),
      ...invoiced(2, { reviewSince: '2026-12-16T12:00:00.000Z' }),
      ...invoiced(3, {}),
    );
    expect(await pagesOf({})).toEqual([['Loja 2', 'Loja 1']]);
  });

  it('are overdue from the day after the due day, suspended businesses first', async () => {
    tableHolds(
      stored.user(aStaffUser()),
      ...invoiced(1, { dueDate: '2026-12-19' }),
      ...invoiced(2, { dueDate: '2026-12-20' }),
      ...invoiced(3, { dueDate: '2026-11-11', isSuspended: true }),
    );
    expect((await pagesOf({ status: 'overdue' })).flat()).toEqual(['Loja 3', 'Loja 1']);
    expect((await pagesOf({ status: 'open' })).flat()).toEqual(['Loja 2']);
  });

  it('fill the first page, although no suspended business has an overdue invoice', async () => {
    tableHolds(
      stored.user(aStaffUser()),
      ...[1, 2, 3].flatMap((n) => invoiced(n, { dueDate: '2026-12-30' })),
      ...[4, 5, 6, 7].flatMap((n) => invoiced(n, { dueDate: '2026-11-11', isSuspended: true })),
    );
    expect(await pagesOf({ status: 'open', limit: '2' })).toEqual([
      ['Loja 1', 'Loja 2'],
      ['Loja 3'],
    ]);
    expect(await pagesOf({ status: 'overdue', limit: '3' })).toEqual([
      ['Loja 4', 'Loja 5', 'Loja 6'],
      ['Loja 7'],
    ]);
  });

  it('are absent from the last page', async () => {
    tableHolds(stored.user(aStaffUser()));
    expect(await pagesOf({ status: 'open' })).toEqual([[]]);
  });

  // On the first of a month that is every business.
  it('are found, if overdue, without reading others', async () => {
    const notDue = Array.from({ length: 12 }, (_, n) => invoiced(n + 20, {})).flat();
    tableHolds(stored.user(aStaffUser()), ...notDue);
    stopDateAt('2026-12-05T12:00:00.000Z');
    expect(await pagesOf({ status: 'overdue', limit: '3' })).toEqual([[]]);
  });

  it('are found by the Pix reference or the number, in any status', async () => {
    tableHolds(
      stored.user(aStaffUser()),
      ...invoiced(1, { reviewSince: '2026-12-18T12:00:00.000Z' }),
      ...invoiced(2, {}),
    );
    expect(await pagesOf({ txid: 'g7h8j9kx01-0001' })).toEqual([['Loja 1']]);
    expect(await pagesOf({ txid: 'G7H8J9KX020001' })).toEqual([['Loja 2']]);
    expect(await pagesOf({ txid: 'G7H8J9KX020002' })).toEqual([[]]);
  });
});
