import { plans } from '#contract/billing/plans.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { chargeOfPeriod } from '#lambdas/billing/invoices/issue.ts';
import { saveAgreement } from '#lambdas/billing/store/agreement-store.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { resizeBilling, resumeBilling, stopBilling } from '#lambdas/billing/sync-subscription.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const agreement = (validFrom: string) => ({
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  ...{ monthlyPrice: 500, validFrom, note: 'Contrato 12' },
});

const noon = (day: string) => new Date(`${day}T15:00:00.000Z`);

const november = { nextStart: '2026-12-01', invoicedThrough: '2026-11-30' } as const;

const { invoicedThrough: _, ...shortPart } = aSubscription({ nextStart: '2026-11-24' });

type Step = readonly [day: string, to: SizeTypeId];

/** Stores a business with agreements, whose size changes on some days; returns it with its last size. */
async function resizedOn(
  given: SubscriptionItem,
  first: SizeTypeId,
  steps: readonly Step[],
  agreed: readonly string[] = [],
): Promise<BusinessItem> {
  const agreements = agreed.map(agreement);
  const ofSize = (sizeTypeId: SizeTypeId) => ({
    ...aBusiness({ sizeTypeId }),
    ...(agreements.length > 0 && { agreedLimits: agreements }),
  });
  let before = ofSize(first);
  tableHolds(stored.business(ofSize(steps.at(-1)?.[1] ?? first)), stored.subscription(given));
  await commit(agreements.map((one) => saveAgreement(businessId, one)));
  for (const [day, to] of steps) {
    const after = ofSize(to);
    await commit(await resizeBilling(before, after, undefined, noon(day)));
    before = after;
  }
  return before;
}

const billOn = async (day: string) => {
  await billBusiness(businessId, noon(day));
  return itemsOfKind('BILLING INVOICE').map(({ SK, lines }) => [
    String(SK).slice('INVOICE#'.length),
    (lines as { totalCents: number }[]).map(({ totalCents }) => totalCents),
  ]);
};

describe('the special size before its agreement begins', () => {
  it('is billed as the previous size, with upgrades recorded before', async () => {
    await resizedOn(aSubscription(november), 1, [
      ['2026-11-10', 5],
      ['2026-11-11', 99],
    ]);
    expect(await billOn('2027-01-02')).toEqual([
      ['2026-12-01', [89990, 60900]],
      ['2027-01-01', [89990]],
    ]);
  });

  it('charges a due upgrade within a paid year', async () => {
    const year = { billingCycle: 'YEARLY', yearCents: 29900 } as const;
    const through = { nextStart: '2027-06-01', invoicedThrough: '2027-05-31' } as const;
    await resizedOn(aSubscription({ ...year, ...through }), 1, [
      ['2026-11-10', 3],
      ['2026-11-11', 99],
    ]);
    // Six of twelve months of R$ 1.199,00 less R$ 299,00, then a month of size 3.
    expect(await billOn('2027-06-01')).toEqual([
      ['2026-12-01', [45000]],
      ['2027-06-01', [11990]],
    ]);
  });

  it.each<[string, readonly string[]]>([
    ['without an agreement', []],
    ['with one that has begun', ['2026-10-01']],
  ])('keeps larger sizes of a first part that is not invoiced yet, %s', async (_name, agreed) => {
    const business = await resizedOn(
      shortPart,
      1,
      [
        ['2026-11-24', 5],
        ['2026-11-25', 99],
        ['2026-11-26', 1],
      ],
      agreed,
    );
    const subscription = (await findSubscription(businessId)) ?? aSubscription();
    const charge = chargeOfPeriod(subscription, { business, agreements: [], plans });
    // Seven of 30 days of R$ 29,90, December, and seven of 30 days of the difference to R$ 899,90.
    expect(charge.lines.map(({ totalCents }) => totalCents)).toEqual([698, 2990, 20300]);
  });

  it('is compared with a larger size by the price of the previous size', async () => {
    await resizedOn(aSubscription(november), 1, [['2026-11-10', 99]]);
    await billOn('2026-12-01');
    const special = aBusiness({ sizeTypeId: 99 });
    const large = aBusiness({ sizeTypeId: 5 });
    await commit(await resizeBilling(special, large, undefined, noon('2026-12-17')));
    const after = await findSubscription(businessId);
    expect(after).not.toHaveProperty('sizeBeforeSpecial');
    expect(after).toMatchObject({
      sizesOfMonth: { firstId: 1 },
      monthUpgrades: [{ on: '2026-12-17', fromCents: 2990, toCents: 89990 }],
    });
  });

  it('is billed by the agreement from the first period that begins within it', async () => {
    const business = await resizedOn(aSubscription(november), 1, [['2026-11-10', 99]]);
    const agreed = { ...business, agreedLimits: [agreement('2027-01-10')] };
    tableHolds(
      stored.business(agreed),
      stored.subscription((await findSubscription(businessId)) ?? aSubscription()),
    );
    await commit(await resumeBilling(agreed, noon('2026-11-20')));
    await commit([saveAgreement(businessId, agreement('2027-01-10'))]);
    expect(await billOn('2027-02-01')).toEqual([
      ['2026-12-01', [2990]],
      ['2027-01-01', [2990]],
      ['2027-02-01', [50000]],
    ]);
  });

  it('is billed again after a suspension', async () => {
    const business = await resizedOn(aSubscription(november), 1, [['2026-11-10', 99]]);
    await commit(await stopBilling(businessId, noon('2026-11-12')));
    await commit(await resumeBilling(business, noon('2026-12-10')));
    expect(await billOn('2026-12-10')).toEqual([['2026-12-10', [2122]]]);
  });

  it('begins after the trial, as the previous size', async () => {
    const { invoicedThrough: __, ...trial } = aSubscription({ nextStart: '2026-12-16' });
    const trialEndsAt = '2026-12-16T02:59:59.000Z';
    const special = aBusiness({ sizeTypeId: 99, trialEndsAt });
    tableHolds(stored.business(special), stored.subscription(trial));
    const small = aBusiness({ sizeTypeId: 1, trialEndsAt });
    await commit(await resizeBilling(small, special, undefined, noon('2026-11-10')));
    // Sixteen of 31 days of R$ 29,90.
    expect(await billOn('2026-12-16')).toEqual([['2026-12-16', [1543]]]);
  });
});

it('after a special size with a future agreement, a size with a price is billed at once', async () => {
  const { invoicedThrough: __, ...waiting } = aSubscription({ nextStart: '2027-03-01' });
  await resizedOn(waiting, 99, [['2026-12-10', 3]], ['2027-03-01']);
  expect((await findSubscription(businessId))?.nextStart).toBe('2026-12-10');
});
