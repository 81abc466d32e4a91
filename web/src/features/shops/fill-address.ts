import { foldCity } from '#contract/fields/fold.ts';
import type { ShopValues } from './shop-values.ts';

/** The address fields that a CEP determines. */
const lookedUpFields = ['street', 'neighborhood', 'city', 'state'] as const;

export type AddressLookup = Readonly<Pick<ShopValues['address'], (typeof lookedUpFields)[number]>>;

/** Returns whether a field has the same value in two addresses; spellings of a city count as equal. */
const isSame = (field: keyof AddressLookup, one: string | undefined, other: string) =>
  one === other || (field === 'city' && one !== undefined && foldCity(one) === foldCity(other));

interface LookupState {
  /** The answer; fields may be empty. */
  readonly found: AddressLookup;
  /** The form's fields when the lookup started. */
  readonly before: AddressLookup;
  readonly current: AddressLookup;
  readonly initial: AddressLookup;
  /** The fields that earlier lookups filled in. */
  readonly filled: Partial<AddressLookup>;
}

/**
 * Returns the fields to fill in from a lookup. Typed values stay: only fields that are empty, initial or filled by an
 * earlier lookup, and unchanged since the lookup started, are filled. A value of an earlier lookup is removed if the
 * new answer has none.
 */
export function fieldsToFill({
  found,
  before,
  current,
  initial,
  filled,
}: LookupState): Partial<AddressLookup> {
  const fields = lookedUpFields.filter((field) => {
    const value = current[field];
    const isTyped =
      value !== '' && !isSame(field, filled[field], value) && value !== initial[field];
    const isRemoved = found[field] === '' && !isSame(field, filled[field], value);
    return value === before[field] && !isTyped && !isRemoved && !isSame(field, found[field], value);
  });
  return Object.fromEntries(fields.map((field) => [field, found[field]]));
}

/** Returns whether an address shares a field with the answer of a lookup. */
export function agrees(address: AddressLookup, found: AddressLookup): boolean {
  return lookedUpFields.some(
    (field) => found[field] !== '' && isSame(field, found[field], address[field]),
  );
}
