import { type Plans, plansSchema } from './plans-schema.ts';
import { mistakesInPrices } from './price-rules.ts';
import { mistakesInSizeTypes } from './size-type-rules.ts';

/** Reads the content of `plans.json`. Throws with a sentence for each mistake. */
export function parsePlans(content: unknown): Plans {
  const { data, error } = plansSchema.safeParse(content);
  const mistakes = data
    ? [...mistakesInSizeTypes(data.sizeTypes), ...mistakesInPrices(data)]
    : error.issues.map(({ path, code }) => `${path.join('.') || 'the file'} is wrong (${code}).`);
  if (!data || mistakes.length > 0) {
    throw new Error(`contract/billing/plans.json cannot be used: ${mistakes.join(' ')}`);
  }
  return data;
}
