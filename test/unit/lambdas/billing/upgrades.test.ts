import { plans } from '#contract/billing/plans.ts';
import type { SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { chargeOfPeriod, chargeOfUpgrade } from '#lambdas/billing/invoices/issue.ts';
import { resized } from '#lambdas/billing/invoices/upgrade.ts';
import { resumed } from '#lambdas/billing/next-start.ts';
import { type SubscriptionItem, stopped } from '#lambdas/billing/subscription.ts';
import { shownSubscription } from '#lambdas/billing/subscriptions/shown-subscription.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aSubscription } from '#test/support/builders/an-invoice.ts';

const agreement = {
  ...{ maxShops: 9, maxValidatorsPerShop: 9, maxActiveOffers: 900 },
  ...{ monthlyPrice: 500, validFrom: '2026-10-01', note: 'Contrato 12' },
};
const ofSize = (sizeTypeId: SizeTypeId) => aBusiness({ sizeTypeId });
const priced = (sizeTypeId: SizeTypeId) => ({
  business: { ...ofSize(sizeTypeId), agreedLimits: [agreement] },
  agreements: [agreement],
  plans,
});

/** A subscription with an invoiced month. */
const november = aSubscription({ nextStart: '2026-12-01', invoicedThrough: '2026-11-30' });
const { invoicedThrough: _, ...neverInvoiced } = aSubscription();
/** A first part of a month, which is invoiced with the next month. */
const part = { ...neverInvoiced, nextStart: '2026-11-25' };
/** A paid year of size 2. */
const aYear = aSubscription({
  billingCycle: 'YEARLY',
  yearCents: 59900,
  nextStart: '2027-12-15',
  invoicedThrough: '2027-12-14',
});

const thenMonthly = { ...aYear, nextBillingCycle: 'MONTHLY' } as const;

/** Approves sizes on days of the invoiced year, such as `11-10 5, 11-12 1`. Returns the subscription and the last size. */
function changed(given: SubscriptionItem, first: SizeTypeId, steps: string) {
  const year = (given.invoicedThrough ?? given.nextStart)?.slice(0, 4);
  let [subscription, size] = [given, first];
  for (const step of steps.split(', ')) {
    const [day, id] = step.split(' ');
    const to = Number(id) as SizeTypeId;
    const when = { today: `${year}-${day}`, isActive: true };
    subscription = resized(subscription, priced(size), priced(to), when);
    size = to;
  }
  return { subscription, size };
}
const resizedBy = (...change: Parameters<typeof changed>) => changed(...change).subscription;

/** The cents of the lines of the next invoice after changes of the size. */
function charged(given: SubscriptionItem, first: SizeTypeId, steps: string, chosen: object = {}) {
  const { subscription, size } = changed(given, first, steps);
  const { lines } = chargeOfPeriod({ ...subscription, ...chosen }, priced(size));
  return lines.map(({ totalCents }) => totalCents);
}

it.each<[string, SizeTypeId, string, readonly number[]]>([
  // The difference of R$ 870,00 for 21 of 30 days.
  ['once, however often it comes back', 1, '11-10 5, 11-10 1, 11-20 5', [89990, 60900]],
  ['from the largest one of before', 1, '11-10 3, 11-12 1, 11-16 5', [89990, 6300, 39000]],
  ['only above the first one', 5, '11-10 1, 11-20 4', [29990]],
  ['on its last day', 1, '11-30 2', [5990, 100]],
  ['to the price of an agreement that holds', 1, '11-16 99', [50000, 23505]],
  ['from the price of an agreement that holds', 99, '11-16 5', [89990, 19995]],
])('a larger size of an invoiced month is charged %s', (_, first, steps, lines) => {
  expect(charged(november, first, steps)).toEqual(lines);
});

it('a larger size of a first part is charged from its day on, and not twice by a year', () => {
  const yearly = { billingCycle: 'YEARLY' } as const;
  const [to, back] = ['11-26 5', '11-26 5, 11-26 1'];
  // Six of 30 days of R$ 29,90, December of R$ 899,90, and five of 30 days of the difference.
  expect(charged(part, 1, to)).toEqual([598, 89990, 14500]);
  expect(charged(part, 1, back)).toEqual([598, 2990, 14500]);
  expect(charged({ ...part, ...yearly }, 1, to)).toEqual([899900]);
  expect(charged(part, 1, to, yearly)).toEqual([899900]);
  // A year of the smaller size does not include the five days.
  expect(charged(part, 1, back, yearly)).toEqual([29900, 14500]);
});

it.each<[string, SubscriptionItem, SizeTypeId, string, readonly number[]]>([
  // Eleven of 30 days, and ten of 31, of R$ 899,90 less R$ 59,90.
  ['the rest of the month', aYear, 2, '11-20 5', [899900, 30800]],
  ['its own rest if it ends this month', aYear, 2, '12-05 5', [899900, 27097]],
  // Seventeen of 31 days of R$ 59,90, and 27 of R$ 840,00.
  ['the rest of the month if months follow', thenMonthly, 2, '12-05 5', [3285, 73161]],
  ['the price above that of its invoice', aYear, 1, '12-05 2', [59900]],
  // Ten of 31 days of R$ 119,90 less a twelfth of R$ 599,00.
  ['the difference to its invoice', aYear, 1, '12-05 3', [119900, 2257]],
])('a larger size at the end of a paid year costs %s', (_, year, first, steps, lines) => {
  expect(charged(year, first, steps)).toEqual(lines);
});

describe('a larger size of a month', () => {
  it('is charged to active businesses only', () => {
    const when = { today: '2026-11-10', isActive: false };
    expect(resized(november, priced(1), priced(5), when)).toEqual(november);
  });

  it('is charged again in the next month', () => {
    const { monthUpgrades: _, ...december } = resizedBy(november, 1, '11-10 5');
    const later = { ...december, nextStart: '2027-01-01', invoicedThrough: '2026-12-31' };
    const monthUpgrades = [{ on: '2026-12-17', fromCents: 2990 }];
    expect(resizedBy(later, 1, '12-17 5')).toMatchObject({ monthUpgrades });
  });

  it('adds nothing during the trial', () => {
    const trial = { ...neverInvoiced, nextStart: '2026-11-16' };
    expect(resizedBy(trial, 1, '11-10 5, 11-10 1')).toEqual(trial);
  });

  it('is free in a first part if billing was stopped meanwhile', () => {
    const again = resumed(resizedBy(part, 1, '11-26 5'), ofSize(1), '2026-11-29');
    expect(again).not.toHaveProperty('monthUpgrades');
    expect(chargeOfPeriod(again, priced(1)).lines[0]?.totalCents).toBe(199);
  });

  it('of an invoiced month is owed through a suspension', () => {
    const large = resizedBy(november, 1, '11-26 5');
    const again = resumed(stopped(large), ofSize(1), '2027-02-01');
    expect(again.monthUpgrades).toMatchObject([{ on: '2026-11-26' }]);
  });
});

describe('a larger size in a paid year', () => {
  const june = { on: '2027-06-01', sizeTypeId: 3 } as const;

  it('is charged next month: the difference for the remaining whole months', () => {
    const subscription = resizedBy(aYear, 2, '05-20 3');
    expect(subscription.yearUpgrade).toEqual(june);
    const charge = chargeOfUpgrade(subscription, { plans });
    // Six of twelve months of R$ 1.199,00 less R$ 599,00.
    expect(charge).toMatchObject({ start: '2027-06-01', end: '2027-12-14', amountCents: 30000 });
    expect(charge?.after).toMatchObject({ yearCents: 119900 });
    expect(charge?.after).not.toHaveProperty('yearUpgrade');
  });

  it.each(['05-20 1', '11-20 3'])('is no upgrade of the year if it is %s', (step) => {
    expect(resizedBy(aYear, 2, step)).not.toHaveProperty('yearUpgrade');
  });

  it('is charged by the largest size of the month, although the size was changed back', () => {
    const largest = resizedBy(aYear, 2, '05-20 4');
    expect(resizedBy(largest, 2, '05-21 3, 05-22 1')).toEqual(largest);
    // Six of twelve months of R$ 2.999,00 less R$ 599,00.
    expect(chargeOfUpgrade(largest, { plans })).toMatchObject({
      amountCents: 120000,
      lines: [{ description: expect.stringContaining('Empresa de médio porte') }],
    });
  });

  it('is the only upgrade charged after a suspension', () => {
    const both = resizedBy({ ...aYear, yearUpgrade: june }, 3, '06-01 4');
    const yearUpgrade = { on: '2027-09-01', sizeTypeId: 4 };
    expect(resumed(stopped(both), ofSize(4), '2027-08-10')).toMatchObject({ yearUpgrade });
  });

  it.each([[[]], [[agreement]]])(
    'of the special type is billed monthly after the year, with agreements %j',
    (agreedLimits) => {
      const withoutAgreement = { agreements: [], plans };
      const before = { ...withoutAgreement, business: ofSize(2) };
      const special = { ...withoutAgreement, business: { ...ofSize(99), agreedLimits } };
      const when = { today: '2027-05-20', isActive: true };
      const monthly = { nextBillingCycle: 'MONTHLY', nextStart: '2027-12-15' };
      expect(resized(aYear, before, special, when)).toMatchObject(monthly);
    },
  );
});

describe('the price of a larger size today', () => {
  const year = { ...aYear, yearCents: 29900 };
  const trial = aSubscription({ nextStart: '2026-12-10', invoicedThrough: '2026-10-31' });
  const june = { ...aYear, yearUpgrade: { on: '2027-06-01', sizeTypeId: 3 } as const };

  const suspended = { ...ofSize(1), status: 'suspended' } as const;

  it.each([
    ['with the day of the next invoice', '2026-11-10', november, ofSize(3), '4 2026-12-01 126'],
    ['in a paid year from next month on', '2027-05-20', year, ofSize(1), '3 2027-06-01 450'],
    ['beside an upgrade that is due', '2027-06-01', june, ofSize(3), '4 2027-07-01 750'],
    ['not in the trial', '2026-11-10', trial, ofSize(1), undefined],
    ['not for the largest size', '2026-11-10', november, ofSize(5), undefined],
    ['not for a suspended business', '2026-11-10', november, suspended, undefined],
  ])('is shown %s', (_, day, subscription, business, shown) => {
    const facts = { business, agreements: [], now: new Date(`${day}T15:00:00.000Z`) };
    const upgrades = shownSubscription(subscription, facts).upgrades?.map(
      ({ sizeTypeId, on, amount }) => `${sizeTypeId} ${on} ${amount}`,
    );
    if (shown) expect(upgrades).toContain(shown);
    else expect(upgrades).toBeUndefined();
  });
});
