import { staffRoutes } from '#contract/staff/routes.ts';
import { invoiceIdOf } from '#lambdas/billing/invoices/invoice.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import {
  anInvoice,
  anUnpaidInvoice,
  aSubscription,
  periodStart,
} from '#test/support/builders/an-invoice.ts';
import { aStaffUser } from '#test/support/builders/people.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { call } from '#test/support/operations/call.ts';
import { tableHolds } from '#test/support/operations/store.ts';
import { staffCaller } from '#test/support/request-of-route.ts';
import { stored } from '#test/support/stored.ts';

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
  const unpaid = [anUnpaidInvoice({ dueDate, ...since })];
  const id = invoiceIdOf(businessId, periodStart);
  const number = `${businessId.slice(-10)}-0001`;
  return [
    stored.business(aBusiness({ id: businessId, name: `Loja ${n}` })),
    stored.subscription(aSubscription({ businessId, isSuspended, unpaid })),
    stored.invoice(anInvoice({ ...{ id, businessId, number, dueDate }, ...review })),
  ];
}
const suspendedLong = { dueDate: '2026-11-11', isSuspended: true };
const holds = (...invoices: readonly (readonly [n: number, given: Given])[]) =>
  tableHolds(stored.user(aStaffUser()), ...invoices.flatMap(([n, given]) => invoiced(n, given)));

/** The numbers of the businesses on each page of a list, in order. */
async function pagesOf(query: Readonly<Record<string, string>> = {}): Promise<number[][]> {
  const pages: number[][] = [];
  for (let next: string | undefined; ; ) {
    const { items, pagingKey } = (
      await call(staffRoutes.listInvoicesForStaff, {
        as: staffCaller,
        query: { ...query, ...(next && { pagingKey: next }) },
      })
    ).body;
    pages.push(items.map(({ business }) => Number(business?.name.slice('Loja '.length))));
    if (pagingKey === undefined) return pages;
    next = pagingKey;
  }
}

beforeEach(() => stopDateAt('2026-12-20T12:00:00.000Z'));

describe('listInvoicesForStaff', () => {
  it('lists those in review, sorted by waiting time, longest first', async () => {
    await holds(
      [1, { reviewSince: '2026-12-18T12:00:00.000Z' }],
      [2, { reviewSince: '2026-12-16T12:00:00.000Z' }],
      [3, {}],
    );
    expect(await pagesOf()).toEqual([[2, 1]]);
  });

  it('lists overdue ones from the day after the due day, suspended businesses first', async () => {
    await holds([1, { dueDate: '2026-12-19' }], [2, { dueDate: '2026-12-20' }], [3, suspendedLong]);
    expect((await pagesOf({ status: 'overdue' })).flat()).toEqual([3, 1]);
    expect((await pagesOf({ status: 'open' })).flat()).toEqual([2]);
  });

  it('fills the first page, although no suspended business has an open invoice', async () => {
    const suspended = [4, 5, 6, 7].map((n) => [n, suspendedLong] as const);
    await holds(...[1, 2, 3].map((n) => [n, { dueDate: '2026-12-30' }] as const), ...suspended);
    expect(await pagesOf({ status: 'open', limit: '2' })).toEqual([[1, 2], [3]]);
    expect(await pagesOf({ status: 'overdue', limit: '3' })).toEqual([[4, 5, 6], [7]]);
    await holds();
    expect(await pagesOf({ status: 'open' })).toEqual([[]]);
  });

  // On the first of a month that is every business.
  it('finds overdue ones without reading others', async () => {
    await holds(...Array.from({ length: 12 }, (_, n) => [n + 20, {}] as const));
    stopDateAt('2026-12-05T12:00:00.000Z');
    expect(await pagesOf({ status: 'overdue', limit: '3' })).toEqual([[]]);
  });

  it.each([
    ['g7h8j9kx01-0001', [1]],
    ['G7H8J9KX020001', [2]],
    ['G7H8J9KX020002', []],
  ])('finds by the Pix reference or the number %s, in any status', async (txid, found) => {
    await holds([1, { reviewSince: '2026-12-18T12:00:00.000Z' }], [2, {}]);
    expect(await pagesOf({ txid })).toEqual([found]);
  });
});
