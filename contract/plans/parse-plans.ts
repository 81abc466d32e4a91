import '../zod-config.ts';
import * as z from 'zod/mini';
import { sizeType } from '../size-types.ts';
import { subscriptionPrice } from '../subscriptions.ts';
import { mistakesInPrices } from './price-rules.ts';
import { mistakesInSizeTypes } from './size-type-rules.ts';

/** A price as configured; trial and currency are the same for all. */
const configuredPrice = z.strictObject(
  z.omit(subscriptionPrice, { currency: true, trialDays: true, active: true }).shape,
);

export type ConfiguredPrice = z.output<typeof configuredPrice>;

const plansSchema = z.strictObject({
  /** Raised with every change of the file. */
  version: z.int().check(z.minimum(1)),
  /** Days from the first approval of a business to the end of its trial. */
  trialDays: z.int().check(z.minimum(0), z.maximum(365)),
  sizeTypes: z.array(z.strictObject(sizeType.shape)),
  prices: z.array(configuredPrice),
});

/** The size types, their limits and the prices of subscriptions. */
export type Plans = z.output<typeof plansSchema>;

/**
 * Reads the content of `plans.json`. Throws with a sentence for each mistake: in a field, between size
 * types, or between prices.
 */
export function parsePlans(content: unknown): Plans {
  const { data, error } = plansSchema.safeParse(content);
  const mistakes = data
    ? [...mistakesInSizeTypes(data.sizeTypes), ...mistakesInPrices(data)]
    : error.issues.map(({ path, code }) => `${path.join('.') || 'the file'} is wrong (${code}).`);
  if (!data || mistakes.length > 0) {
    throw new Error(`contract/plans/plans.json cannot be used: ${mistakes.join(' ')}`);
  }
  return data;
}
