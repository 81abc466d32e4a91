import { sizeTypeIds, specialSizeTypeId } from '../businesses/size-type-ids.ts';
import { type ConfiguredSizeType, type Plans, plansSchema } from './plans-schema.ts';
import { mistakesInPrices } from './price-rules.ts';
import { repeatedIn } from './repeated-in.ts';

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
