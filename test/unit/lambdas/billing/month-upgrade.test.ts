import { plans } from '#contract/billing/plans.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { billBusiness } from '#lambdas/billing/bill-business.ts';
import { chargeOfPeriod } from '#lambdas/billing/invoices/issue.ts';
import { resized } from '#lambdas/billing/invoices/upgrade.ts';
import { resumed } from '#lambdas/billing/next-start.ts';
import { findSubscription } from '#lambdas/billing/store/subscription-store.ts';
import type { SubscriptionItem } from '#lambdas/billing/subscription.ts';
import { shownSubscription } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import { resizeBilling } from '#lambdas/billing/sync-subscription.ts';
import { commit } from '#lambdas/platform/table/transaction.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';
import { itemsOfKind, tableHolds } from '#test/support/memory-table/table.ts';
import { stored } from '#test/support/stored.ts';

const agreement = {
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  ...{ monthlyPrice: 500, validFrom: '2026-10-01', note: 'Contrato 12' },
};

const ofSize = (sizeTypeId: SizeTypeId) => ({
  ...aBusiness({ sizeTypeId }),
  agreedLimits: [agreement],
});

const priced = (sizeTypeId: SizeTypeId) => ({
  business: ofSize(sizeTypeId),
  agreements: [agreement],
  plans,
});

/** A subscription with an invoiced month. */
const november = { nextStart: '2026-12-01', invoicedThrough: '2026-11-30' } as const;

type Step = readonly [day: string, to: SizeTypeId];

/** Returns the lines of the next invoice after changes of the size in November. */
function chargedAfter(
  first: SizeTypeId,
  steps: readonly Step[],
  given: Partial<SubscriptionItem> = november,
) {
  let size = first;
  let subscription = aSubscription(given);
  for (const [day, to] of steps) {
    const when = { today: `2026-11-${day}`, isActive: true };
    subscription = resized(subscription, priced(size), priced(to), when);
    size = to;
  }
  return chargeOfPeriod(subscription, priced(size)).lines.map(({ totalCents }) => totalCents);
}

describe('a size that was larger for a day', () => {
  it('costs the difference for the rest of its month, with the next invoice', async () => {
    const now = new Date('2026-11-10T15:00:00.000Z');
    tableHolds(stored.business(ofSize(1)), stored.subscription(aSubscription(november)));
    await commit(await resizeBilling(ofSize(1), ofSize(5), undefined, now));
    await commit(await resizeBilling(ofSize(5), ofSize(1), undefined, now));
    const subscription = (await findSubscription(businessId)) ?? aSubscription();
    const facts = { business: ofSize(1), agreements: [], now };
    // R$ 870,00 of 21 of 30 days is R$ 609,00, and the next month of an MEI R$ 29,90.
    expect(shownSubscription(subscription, facts).nextInvoice).toMatchObject({
      on: '2026-12-01',
      amount: 638.9,
    });
    await billBusiness(businessId, new Date('2026-12-01T12:00:00.000Z'));
    expect(itemsOfKind('BILLING INVOICE')).toMatchObject([
      {
        amountCents: 63890,
        lines: [
          { description: 'Assinatura mensal, MEI, 01/12/2026 a 31/12/2026', totalCents: 2990 },
          {
            description: 'Mudança para Grande empresa, 21 de 30 dias, 10/11/2026 a 30/11/2026',
            quantity: 1,
            unitCents: 60900,
            totalCents: 60900,
          },
        ],
      },
    ]);
    expect(await findSubscription(businessId)).not.toHaveProperty('monthUpgrades');
  });
});

describe('larger sizes of a month', () => {
  it.each<[string, SizeTypeId, readonly Step[], readonly number[]]>([
    [
      'are charged once, however often they come back',
      1,
      [
        ['10', 5],
        ['10', 1],
        ['20', 5],
      ],
      [89990, 60900],
    ],
    [
      'are charged from the largest one of before',
      1,
      [
        ['10', 3],
        ['12', 1],
        ['16', 5],
      ],
      [89990, 6300, 39000],
    ],
    [
      'are not charged below the size that the month began with',
      5,
      [
        ['10', 1],
        ['20', 4],
      ],
      [29990],
    ],
    ['are charged on the last day', 1, [['30', 2]], [5990, 100]],
    ['are charged to the price of an agreement that holds', 1, [['16', 99]], [50000, 23505]],
    ['are charged from the price of an agreement that holds', 99, [['16', 5]], [89990, 19995]],
  ])('%s', (_, first, steps, lines) => {
    expect(chargedAfter(first, steps)).toEqual(lines);
  });

  it('are charged to active businesses only', () => {
    const subscription = aSubscription(november);
    const when = { today: '2026-11-10', isActive: false };
    expect(resized(subscription, priced(1), priced(5), when)).toEqual(subscription);
  });

  it('start again in the next month', () => {
    const before = resized(aSubscription(november), priced(1), priced(5), {
      ...{ today: '2026-11-10', isActive: true },
    });
    const { monthUpgrades: _, ...december } = before;
    const later = { ...december, nextStart: '2027-01-01', invoicedThrough: '2026-12-31' };
    const when = { today: '2026-12-17', isActive: true };
    const again = resized(later, priced(1), priced(5), when);
    expect(again.monthUpgrades).toMatchObject([{ on: '2026-12-17', fromCents: 2990 }]);
  });

  it('add nothing during the trial, nor later for its days', () => {
    const trial = { nextStart: '2026-11-16' };
    const { invoicedThrough: _, ...given } = aSubscription(trial);
    const approve = (subscription: SubscriptionItem, day: string, from: 1 | 5, to: 1 | 5) =>
      resized(subscription, priced(from), priced(to), { today: day, isActive: true });
    const after = approve(approve(given, '2026-11-10', 1, 5), '2026-11-10', 5, 1);
    expect(after).toEqual(given);
    const running = { ...after, nextStart: '2026-12-01', invoicedThrough: '2026-11-30' };
    const upgraded = approve(running, '2026-11-20', 1, 5);
    expect(upgraded.monthUpgrades).toMatchObject([{ fromCents: 2990, toCents: 89990 }]);
  });
});

describe('a part of a month that is invoiced with the next month', () => {
  const { invoicedThrough: _, ...part } = aSubscription({ nextStart: '2026-11-25' });

  it('is charged by its first size, and by a larger size from its day on', () => {
    // Six of 30 days of R$ 29,90, December of R$ 899,90, and five of 30 days of the difference.
    expect(chargedAfter(1, [['26', 5]], part)).toEqual([598, 89990, 14500]);
    expect(
      chargedAfter(
        1,
        [
          ['26', 5],
          ['26', 1],
        ],
        part,
      ),
    ).toEqual([598, 2990, 14500]);
  });

  it('is not charged twice by a year that begins with it', () => {
    const year = { ...part, billingCycle: 'YEARLY' } as const;
    expect(chargedAfter(1, [['26', 5]], year)).toEqual([899900]);
    const chosenAfter = (steps: readonly Step[]) => {
      const last = steps.at(-1)?.[1] ?? 1;
      let size: SizeTypeId = 1;
      let subscription: SubscriptionItem = part;
      for (const [day, to] of steps) {
        const when = { today: `2026-11-${day}`, isActive: true };
        subscription = resized(subscription, priced(size), priced(to), when);
        size = to;
      }
      return chargeOfPeriod({ ...subscription, billingCycle: 'YEARLY' }, priced(last)).lines;
    };
    expect(chosenAfter([['26', 5]]).map(({ totalCents }) => totalCents)).toEqual([899900]);
    // Back to the smaller size: the year does not include the five days.
    expect(
      chosenAfter([
        ['26', 5],
        ['26', 1],
      ]).map(({ totalCents }) => totalCents),
    ).toEqual([29900, 14500]);
  });

  it('is free, with its larger sizes, if billing was stopped meanwhile', () => {
    const when = { today: '2026-11-26', isActive: true };
    const large = resized(part, priced(1), priced(5), when);
    const again = resumed(large, priced(1).business, '2026-11-29');
    expect(again).not.toHaveProperty('monthUpgrades');
    expect(chargeOfPeriod(again, priced(1)).lines[0]?.totalCents).toBe(199);
  });

  it('keeps the debt of an invoiced month through a suspension', () => {
    const when = { today: '2026-11-26', isActive: true };
    const large = resized(aSubscription(november), priced(1), priced(5), when);
    const { nextStart: _, ...stopped } = large;
    const again = resumed(stopped, priced(1).business, '2027-02-01');
    expect(again.monthUpgrades).toMatchObject([{ on: '2026-11-26' }]);
  });
});

describe('the price of a larger size today', () => {
  const shown = (day: string, given: Partial<SubscriptionItem>, business = ofSize(1)) =>
    shownSubscription(aSubscription(given), {
      business,
      agreements: [],
      now: new Date(`${day}T15:00:00.000Z`),
    }).upgrades;

  it('is shown for each size that costs more, with the day of the invoice', () => {
    expect(shown('2026-11-10', november, ofSize(3))).toEqual([
      { sizeTypeId: 4, on: '2026-12-01', amount: 126 },
      { sizeTypeId: 5, on: '2026-12-01', amount: 546 },
    ]);
  });

  it('in a paid year applies from the first of the next month', () => {
    const year = {
      billingCycle: 'YEARLY',
      yearCents: 29900,
      nextStart: '2027-12-15',
      invoicedThrough: '2027-12-14',
    } as const;
    expect(shown('2027-05-20', year)?.[1]).toEqual({
      sizeTypeId: 3,
      on: '2027-06-01',
      amount: 450,
    });
  });

  it.each([
    ['in the trial', { nextStart: '2026-12-10', invoicedThrough: '2026-10-31' }, ofSize(1)],
    ['of the largest size', november, ofSize(5)],
    ['of a suspended business', november, { ...ofSize(1), status: 'suspended' as const }],
  ])('is not shown %s', (_, given, business) => {
    expect(shown('2026-11-10', given, business)).toBeUndefined();
  });
});
