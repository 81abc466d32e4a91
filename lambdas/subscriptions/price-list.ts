import { centsOf } from '#contract/brazil/money.ts';
import { type SizeTypeId, specialSizeTypeId } from '#contract/size-type-ids.ts';
import type { SubscriptionPrice } from '#contract/subscriptions.ts';
import { sizeTypes } from '../businesses/size-types.ts';

/** Reais a month by size type; the price of a special one is agreed on individually. */
const monthly: Readonly<Partial<Record<SizeTypeId, number>>> = {
  1: 29.9,
  2: 59.9,
  3: 119.9,
  4: 299.9,
  5: 899.9,
};

/** A year is paid as ten months. */
const monthsPaidOfYear = 10;

/** Days before the first invoice. */
export const trialDays = 30;

function priceOf(
  sizeTypeId: SizeTypeId,
  billingCycle: SubscriptionPrice['billingCycle'],
  price: number,
): SubscriptionPrice {
  return {
    id: `${billingCycle.toLowerCase()}-${sizeTypeId}`,
    sizeTypeId,
    billingCycle,
    price,
    currency: 'BRL',
    trialDays,
    validFrom: '2026-01-01',
    active: true,
  };
}

/** All prices, by size type, the monthly one before the yearly one. */
export const priceList: readonly SubscriptionPrice[] = sizeTypes
  .filter(({ id }) => id !== specialSizeTypeId)
  .flatMap(({ id }) => {
    const cents = centsOf(monthly[id] ?? 0);
    return [
      priceOf(id, 'MONTHLY', cents / 100),
      priceOf(id, 'YEARLY', (cents * monthsPaidOfYear) / 100),
    ];
  });
