import { foldCity } from '#contract/shops/fold-city.ts';
import type { ShopValues } from './shop-values.ts';

/** The fields of an address that a CEP determines. */
const lookedUpFields = ['street', 'neighborhood', 'city', 'state'] as const;

export type AddressLookup = Readonly<Pick<ShopValues['address'], (typeof lookedUpFields)[number]>>;

/** Whether a field has the same value in two addresses; a city has whatever way it is written. */
const isSame = (field: keyof AddressLookup, one: string | undefined, other: string) =>
  one === other || (field === 'city' && one !== undefined && foldCity(one) === foldCity(other));

interface LookupState {
  /** The answer; fields may be empty. */
  readonly found: AddressLookup;
  /** The form's fields when the lookup started. */
  readonly before: AddressLookup;
  /** The form's fields now. */
  readonly current: AddressLookup;
  /** The fields that the form began with. */
  readonly initial: AddressLookup;
  /** What earlier lookups filled in. */
  readonly filled: Partial<AddressLookup>;
}

/**
 * The fields to fill in with the answer of a lookup. What the user typed stays: only fields are filled that are empty,
 * as the form began, or hold a value of an earlier lookup, and only if they have not changed since the lookup started.
 * A value of an earlier lookup is removed where the new answer has none.
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

/** Whether an address has something of what a lookup found. */
export function agrees(address: AddressLookup, found: AddressLookup): boolean {
  return lookedUpFields.some(
    (field) => found[field] !== '' && isSame(field, found[field], address[field]),
  );
}
