import type { Plans } from '#contract/billing/parse-plans.ts';
import { agreementOn, isValidOn } from '#contract/billing/price-rules.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { centsOf } from '#contract/brazil/money.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { AgreementItem } from '../store/agreement-store.ts';

/** Returns `part / whole` of an amount in cents, rounded half up. */
export const shareOf = (cents: number, part: number, whole: number): number =>
  Math.floor((2 * cents * part + whole) / (2 * whole));

/** Converts cents to reais. */
export const reaisOf = (cents: number): number => cents / 100;

/** Price of a month or a year. */
export interface Price {
  readonly cents: number;
  /** Id of a configured price; absent if an agreement sets the price. */
  readonly id?: string;
}

/** Facts that determine a price. */
export interface Priced {
  readonly business: { readonly sizeTypeId: SizeTypeId };
  readonly agreements: readonly AgreementItem[];
  readonly plans: Plans;
}

/** Returns the configured price of a size and cycle on a day. Throws if there is none. */
export function configuredPrice(
  { prices }: Plans,
  sizeTypeId: number,
  cycle: BillingCycle,
  day: string,
): Price {
  const price = prices.find(
    (one) => one.sizeTypeId === sizeTypeId && one.billingCycle === cycle && isValidOn(day, one),
  );
  if (!price) throw new Error(`Size type ${sizeTypeId} has no price for ${cycle} on ${day}`);
  return { cents: centsOf(price.price), id: price.id };
}

/** Returns the price of a business on a day; undefined for the special size without a current agreement. */
export function priceOn(
  { business, agreements, plans }: Priced,
  cycle: BillingCycle,
  day: string,
): Price | undefined {
  if (!isSpecial(business)) return configuredPrice(plans, business.sizeTypeId, cycle, day);
  const agreement = agreementOn(agreements, day);
  return agreement && { cents: centsOf(agreement.monthlyPrice) };
}
