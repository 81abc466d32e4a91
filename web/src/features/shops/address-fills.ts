import type { ShopValues } from './shop-values.ts';

/** The fields of an address that a CEP tells. */
const told = ['street', 'neighborhood', 'city', 'state'] as const;

export type ToldFields = Readonly<Pick<ShopValues['address'], (typeof told)[number]>>;

interface Answered {
  /** What the CEP was found to mean; a field may be empty. */
  readonly found: ToldFields;
  /** The fields when the CEP was asked about. */
  readonly asked: ToldFields;
  /** The fields now that the answer is here. */
  readonly current: ToldFields;
  /** What earlier CEPs filled in. */
  readonly filled: Partial<ToldFields>;
}

/**
 * The fields to fill with an answer. What the user typed stays, before and since the CEP was asked
 * about: only a field that is empty or holds what an earlier CEP filled in is written. One of an
 * earlier CEP is emptied where the new one does not tell it.
 */
export function addressFills({ found, asked, current, filled }: Answered): Partial<ToldFields> {
  const fields = told.filter((field) => {
    const typedSince = current[field] !== asked[field];
    const typedBefore = current[field] !== '' && current[field] !== filled[field];
    return !typedSince && !typedBefore && current[field] !== found[field];
  });
  return Object.fromEntries(fields.map((field) => [field, found[field]]));
}
