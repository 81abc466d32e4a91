import { agreementOn } from '#contract/billing/agreement-on.ts';
import type { Plans } from '#contract/billing/plans-schema.ts';
import { isValidOn } from '#contract/billing/price-rules.ts';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { centsOf } from '#contract/brazil/money.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { AgreementItem } from '../agreement.ts';

/** What a month or a year costs. */
export interface Price {
  readonly cents: number;
  /** The id of a configured price; none where an agreement sets it. */
  readonly id?: string;
}

/** What the price of a business follows from. */
export interface Priced {
  readonly business: { readonly sizeTypeId: SizeTypeId };
  readonly agreements: readonly AgreementItem[];
  readonly plans: Plans;
}

/** The configured price of a size type and cycle on a day. Throws where there is none. */
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

/** The price of a business on a day; undefined for the special size type without an agreement that has begun. */
export function priceOn(
  { business, agreements, plans }: Priced,
  cycle: BillingCycle,
  day: string,
): Price | undefined {
  if (!isSpecial(business)) return configuredPrice(plans, business.sizeTypeId, cycle, day);
  const agreement = agreementOn(agreements, day);
  return agreement && { cents: centsOf(agreement.monthlyPrice) };
}
