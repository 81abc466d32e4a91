import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { saveAgreement } from '#lambdas/billing/store/agreement-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { resizeBilling, resumeBilling, stopBilling } from '#lambdas/billing/sync-subscription.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemsOfKind, putItems, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const agreement = (validFrom: string) => ({
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  ...{ monthlyPrice: 500, validFrom, note: 'Contrato 12' },
});
const noon = (day: string) => new Date(`${day}T15:00:00.000Z`);

const november = aSubscription({ nextStart: '2026-12-01', invoicedThrough: '2026-11-30' });
const { invoicedThrough: _, ...neverInvoiced } = aSubscription();
const aYear = aSubscription({
  billingCycle: 'YEARLY',
  yearCents: 29900,
  nextStart: '2027-06-01',
  invoicedThrough: '2027-05-31',
});

let size: SizeTypeId;
let agreed: readonly string[];

const businessNow = () => ({
  ...aBusiness({ sizeTypeId: size }),
  ...(agreed.length > 0 && { agreedLimits: agreed.map(agreement) }),
});

/** Changes the size of the business on days, such as `2026-11-10 5, 2026-11-11 99`. */
async function resize(steps: string): Promise<void> {
  for (const [day = '', to] of steps.split(', ').map((step) => step.split(' '))) {
    const before = businessNow();
    size = Number(to) as SizeTypeId;
    await commit(await resizeBilling(before, businessNow(), undefined, noon(day)));
    putItems(stored.business(businessNow()));
  }
}

/** Stores a subscription of a business of a size, with agreements from some days on; then its size changes. */
async function holds(
  given: SubscriptionItem,
  first: SizeTypeId,
  steps: string,
  days: readonly string[] = [],
) {
  [size, agreed] = [first, days];
  tableHolds(stored.business(businessNow()), stored.subscription(given));
  await commit(days.map((day) => saveAgreement(businessId, agreement(day))));
  await resize(steps);
}

/** Bills the business on a day. Returns the cents of the lines of its invoices, by the first day of each. */
async function billOn(day: string) {
  await billBusiness(businessId, noon(day));
  return Object.fromEntries(
    itemsOfKind('BILLING INVOICE').map(({ periodStart, lines }) => [
      periodStart,
      (lines as { totalCents: number }[]).map(({ totalCents }) => totalCents),
    ]),
  );
}

describe('a larger size', () => {
  it('for a day costs the difference for the rest of its month, with the next invoice', async () => {
    await holds(november, 1, '2026-11-10 5, 2026-11-10 1');
    expect(await billOn('2026-12-01')).toEqual({ '2026-12-01': [2990, 60900] });
    const description = 'Mudança para Grande empresa, 21 de 30 dias, 10/11/2026 a 30/11/2026';
    const lines = [
      { description: 'Assinatura mensal, MEI, 01/12/2026 a 31/12/2026' },
      { description, quantity: 1, unitCents: 60900, totalCents: 60900 },
    ];
    expect(itemsOfKind('BILLING INVOICE')).toMatchObject([{ amountCents: 63890, lines }]);
    expect(await findSubscription(businessId)).not.toHaveProperty('monthUpgrades');
  });

  it('on the due day of another upgrade of a year is charged after it, which keeps its month', async () => {
    const year = { nextStart: '2027-12-15', invoicedThrough: '2027-12-14', yearCents: 59900 };
    const yearUpgrade = { on: '2027-06-01', sizeTypeId: 3 } as const;
    await holds({ ...aYear, ...year, yearUpgrade }, 3, '2027-06-01 4');
    // Six months of R$ 1.199,00 less R$ 599,00, then five of R$ 2.999,00 less R$ 1.199,00.
    expect(await billOn('2027-06-01')).toEqual({ '2027-06-01': [30000] });
    const after = (await findSubscription(businessId)) ?? aYear;
    putItems(stored.subscription({ ...after, unpaid: [] }));
    expect(await billOn('2027-07-01')).toMatchObject({ '2027-07-01': [75000] });
    expect(await findSubscription(businessId)).not.toHaveProperty('yearUpgrade');
  });
});

describe('the special size before its agreement begins', () => {
  it('is billed as the previous size, with upgrades recorded before', async () => {
    await holds(november, 1, '2026-11-10 5, 2026-11-11 99');
    const invoices = { '2026-12-01': [89990, 60900], '2027-01-01': [89990] };
    expect(await billOn('2027-01-02')).toEqual(invoices);
  });

  it('charges a due upgrade within a paid year', async () => {
    await holds(aYear, 1, '2026-11-10 3, 2026-11-11 99');
    // Six of twelve months of R$ 1.199,00 less R$ 299,00, then a month of size 3.
    const invoices = { '2026-12-01': [45000], '2027-06-01': [11990] };
    expect(await billOn('2027-06-01')).toEqual(invoices);
  });

  it('begins after the trial, as the previous size', async () => {
    const ofSize = (sizeTypeId: SizeTypeId) =>
      aBusiness({ sizeTypeId, trialEndsAt: '2026-12-16T02:59:59.000Z' });
    const trial = stored.subscription({ ...neverInvoiced, nextStart: '2026-12-16' });
    tableHolds(stored.business(ofSize(99)), trial);
    await commit(await resizeBilling(ofSize(1), ofSize(99), undefined, noon('2026-11-10')));
    // Sixteen of 31 days of R$ 29,90.
    expect(await billOn('2026-12-16')).toEqual({ '2026-12-16': [1543] });
  });

  it.each([[[]], [['2026-10-01']]])(
    'keeps larger sizes of a first part that is not invoiced yet, with agreements from %j',
    async (days) => {
      const first = { ...neverInvoiced, nextStart: '2026-11-24' };
      await holds(first, 1, '2026-11-24 5, 2026-11-25 99, 2026-11-26 1', days);
      // Seven of 30 days of R$ 29,90, December, and seven of 30 days of the difference to R$ 899,90.
      expect(await billOn('2026-12-01')).toEqual({ '2026-11-24': [698, 2990, 20300] });
    },
  );

  it('is compared with a larger size by the price of the previous size', async () => {
    await holds(november, 1, '2026-11-10 99');
    await billOn('2026-12-01');
    await resize('2026-12-17 5');
    const after = await findSubscription(businessId);
    expect(after).not.toHaveProperty('sizeBeforeSpecial');
    const monthUpgrades = [{ on: '2026-12-17', fromCents: 2990, toCents: 89990 }];
    expect(after).toMatchObject({ sizesOfMonth: { firstId: 1 }, monthUpgrades });
  });

  it('is billed by the agreement from the first period that begins within it', async () => {
    await holds(november, 1, '2026-11-10 99');
    agreed = ['2027-01-10'];
    putItems(stored.business(businessNow()));
    await commit(await resumeBilling(businessNow(), noon('2026-11-20')));
    await commit([saveAgreement(businessId, agreement('2027-01-10'))]);
    const invoices = { '2026-12-01': [2990], '2027-01-01': [2990], '2027-02-01': [50000] };
    expect(await billOn('2027-02-01')).toEqual(invoices);
  });

  it('is billed again after a suspension', async () => {
    await holds(november, 1, '2026-11-10 99');
    await commit(await stopBilling(businessId, noon('2026-11-12')));
    await commit(await resumeBilling(businessNow(), noon('2026-12-10')));
    expect(await billOn('2026-12-10')).toEqual({ '2026-12-10': [2122] });
  });
});

it('after a special size with a future agreement, a size with a price is billed at once', async () => {
  const waiting = { ...neverInvoiced, nextStart: '2027-03-01' };
  await holds(waiting, 99, '2026-12-10 3', ['2027-03-01']);
  expect((await findSubscription(businessId))?.nextStart).toBe('2026-12-10');
});
