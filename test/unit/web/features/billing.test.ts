import { planPricesOf } from '#contract/billing/plan-prices.ts';
import { plans } from '#contract/billing/plans.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { upgradeExample } from '#web/features/billing/components/plan/plan-prices.ts';
import { receiptFileOf } from '#web/features/billing/use-receipt.ts';
import { overdueOf } from '#web/product/billing/payment-state.ts';
import { partOfMonth } from '#web/product/billing/period-text.ts';

const prices = planPricesOf(
  plans.prices.map((price) => ({ ...price, currency: 'BRL', trialDays: 30, active: true })),
);

it('the prices of a size have the saving of a year to the cent', () => {
  expect(prices.get(2)).toEqual({ month: 59.9, year: 599, saving: 119.8, trialDays: 30 });
});

it.each([
  ['the next larger one', 2, [2, 3, 300]],
  ['the largest one from the one before it', 5, [4, 5, 3000]],
  ['the second from the smallest one, for the special one', 99, [1, 2, 150]],
])('the example of a larger size, for six of twelve months, is %s', (_, id, expected) => {
  const { from, to, amount } = upgradeExample(sizeTypes, prices, id) ?? {};
  expect([from?.id, to?.id, amount]).toEqual(expected);
});

it('no example of a larger size is shown without prices', () => {
  expect(upgradeExample(sizeTypes, planPricesOf([]), 2)).toBeUndefined();
});

it('the overdue invoices are summed up without the open, reviewed and paid ones', () => {
  const overdue = aShownInvoice({ status: 'overdue', amount: 59.9, suspendsOn: '2026-12-26' });
  const earlier = { dueDate: '2026-11-11', amount: 0.1, suspendsOn: '2026-12-20' };
  const others = (['open', 'in_review', 'paid', 'cancelled'] as const).map((status) =>
    aShownInvoice({ status, dueDate: '2026-01-11', suspendsOn: '2026-01-26' }),
  );
  expect(overdueOf([overdue, ...others, { ...overdue, ...earlier }])).toEqual({
    ...{ count: 2, amount: 60, since: '2026-11-11', suspendsOn: '2026-12-20' },
  });
  expect(overdueOf(others)).toBeUndefined();
});

it.each([
  ['2026-12-01', '2026-12-31', undefined],
  ['2026-12-01', '2027-11-30', undefined],
  ['2026-12-25', '2027-12-24', undefined],
  // The rest of a paid year.
  ['2027-06-01', '2027-12-14', undefined],
  ['2026-11-10', '2026-11-30', { periodEnd: '2026-11-30', days: 21, daysOfMonth: 30 }],
  [
    '2026-12-25',
    '2027-01-31',
    { periodEnd: '2026-12-31', days: 7, daysOfMonth: 31, joinedMonth: '2027-01-01' },
  ],
])(
  'an invoice from %s to %s charges for the part of a month %j',
  (periodStart, periodEnd, part) => {
    expect(partOfMonth({ periodStart, periodEnd })).toEqual(part && { periodStart, ...part });
  },
);

describe('a file chosen as a receipt', () => {
  const pdfOf = (before: string, type = '') => new Blob([before, '%PDF-1.7\n'], { type });

  it.each(['', '\ufeff', ' '.repeat(1019)])(
    'is sent as a PDF whatever type the system reports, after %j too',
    async (before) => {
      for (const type of ['', 'application/octet-stream']) {
        const sent = await receiptFileOf(pdfOf(before, type));
        expect(sent.type).toBe('application/pdf');
        expect(await sent.bytes()).toEqual(await pdfOf(before).bytes());
      }
    },
  );

  it('is not a PDF if the header comes after the first 1,024 bytes', async () => {
    const file = pdfOf(' '.repeat(1020), 'application/pdf');
    await expect(receiptFileOf(file)).rejects.toMatchObject({ code: 'NOT_A_PDF' });
  });
});
