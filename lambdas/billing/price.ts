import { centsOf } from '#contract/brazil/money.ts';
import type { Plans } from '#contract/plans/plans-schema.ts';
import { isValidOn } from '#contract/plans/price-rules.ts';
import type { BillingCycle } from '#contract/subscriptions.ts';

/** What a month or a year costs. */
export interface Price {
  readonly cents: number;
  /** The id of a configured price; none where an agreement sets it. */
  readonly id?: string;
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
