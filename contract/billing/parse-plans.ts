import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { sizeTypeIds, specialSizeTypeId } from '../businesses/size-type-ids.ts';
import { sizeType } from '../businesses/size-types.ts';
import { mistakesInPrices, repeatedIn } from './price-rules.ts';
import { subscriptionPrice } from './subscriptions.ts';

/** A configured price; trial and currency are the same for all. */
const configuredPrice = z.strictObject(
  z.omit(subscriptionPrice, { currency: true, trialDays: true, active: true }).shape,
);

export type ConfiguredPrice = z.output<typeof configuredPrice>;

/** A configured size type, with a limit that answers leave out. */
const configuredSizeType = z.strictObject({
  ...sizeType.shape,
  /** Offers that a business may publish per day. */
  maxPublicationsPerDay: z.int().check(z.minimum(0)),
});

export type ConfiguredSizeType = z.output<typeof configuredSizeType>;

export const plansSchema = z.strictObject({
  /** Raised with every change of the file. */
  version: z.int().check(z.minimum(1)),
  /** Days from a business's first approval to the end of its trial. */
  trialDays: z.int().check(z.minimum(0), z.maximum(365)),
  /** Days from an invoice's issue to its due day, which is a business day. */
  dueDays: z.int().check(z.minimum(1), z.maximum(60)),
  /** Days that an invoice may be overdue before it suspends its business. */
  graceDays: z.int().check(z.minimum(1), z.maximum(90)),
  sizeTypes: z.array(configuredSizeType),
  prices: z.array(configuredPrice),
});

export type Plans = z.output<typeof plansSchema>;

const limits = [
  'maxShops',
  'maxValidatorsPerShop',
  'maxActiveOffers',
  'maxPublicationsPerDay',
] as const;

function mistakesInSpecial(type: ConfiguredSizeType): string[] {
  const isSpecialId = type.id === specialSizeTypeId;
  if (type.special !== isSpecialId) {
    return [`Size type ${type.id} must ${isSpecialId ? '' : 'not '}be special.`];
  }
  // Anyone may choose the special type before limits are agreed on.
  return limits
    .filter((limit) => (type[limit] === 0) !== isSpecialId)
    .map((limit) => `${limit} of size type ${type.id} must ${isSpecialId ? '' : 'not '}be 0.`);
}

/** Limits grow with the order: a business must not lose anything by growing. */
function mistakesInLimits(sizeTypes: readonly ConfiguredSizeType[]): string[] {
  const regular = sizeTypes
    .filter(({ id }) => id !== specialSizeTypeId)
    .toSorted((one, other) => one.order - other.order);
  return regular.slice(1).flatMap((type, index) => {
    const smaller = regular[index] ?? type;
    return limits
      .filter((limit) => type[limit] < smaller[limit])
      .map((limit) => `${limit} of size type ${type.id} is below that of size type ${smaller.id}.`);
  });
}

/** Returns a sentence for each mistake: every size type exactly once, one of them special, and limits that grow. */
function mistakesInSizeTypes(sizeTypes: readonly ConfiguredSizeType[]): string[] {
  const missing = sizeTypeIds.filter((id) => !sizeTypes.some((type) => type.id === id));
  return [
    ...missing.map((id) => `Size type ${id} is missing.`),
    ...(['id', 'code', 'order'] as const).flatMap((field) =>
      repeatedIn(sizeTypes.map((type) => type[field])).map(
        (value) => `Two size types have the ${field} ${value}.`,
      ),
    ),
    ...sizeTypes.flatMap(mistakesInSpecial),
    ...mistakesInLimits(sizeTypes),
  ];
}

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
