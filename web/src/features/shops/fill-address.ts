import type { ShopValues } from './shop-values.ts';

/** The fields of an address that a CEP determines. */
const lookedUpFields = ['street', 'neighborhood', 'city', 'state'] as const;

export type AddressLookup = Readonly<Pick<ShopValues['address'], (typeof lookedUpFields)[number]>>;

interface LookupState {
  /** The answer; fields may be empty. */
  readonly found: AddressLookup;
  /** The form's fields when the lookup started. */
  readonly before: AddressLookup;
  /** The form's fields now. */
  readonly current: AddressLookup;
  /** What earlier lookups filled in. */
  readonly filled: Partial<AddressLookup>;
}

/**
 * The fields to fill in with the answer of a lookup. What the user typed stays: only fields that are empty
 * or hold a value of an earlier lookup are filled, and only if they have not changed since the lookup
 * started. A value of an earlier lookup is removed where the new answer has none.
 */
export function fieldsToFill({
  found,
  before,
  current,
  filled,
}: LookupState): Partial<AddressLookup> {
  const fields = lookedUpFields.filter((field) => {
    const typedSince = current[field] !== before[field];
    const typedBefore = current[field] !== '' && current[field] !== filled[field];
    return !typedSince && !typedBefore && current[field] !== found[field];
  });
  return Object.fromEntries(fields.map((field) => [field, found[field]]));
}
