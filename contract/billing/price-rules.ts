import { specialSizeTypeId } from '../businesses/size-type-ids.ts';
import type { ConfiguredPrice, Plans } from './parse-plans.ts';

/** Returns the agreement that holds on a day (`YYYY-MM-DD`): the newest that has begun. */
export function agreementOn<T extends { readonly validFrom: string }>(
  agreements: readonly T[],
  day: string,
): T | undefined {
  return agreements
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((one, other) => one.validFrom.localeCompare(other.validFrom))
    .at(-1);
}

/** Returns the repeated values of a list, each once. */
export function repeatedIn<T>(values: readonly T[]): T[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}

const billingCycles = ['MONTHLY', 'YEARLY'] as const;

/** Returns whether a price is valid on a day (`YYYY-MM-DD`), first and last day included. */
export function isValidOn(day: string, { validFrom, validUntil }: ConfiguredPrice): boolean {
  return validFrom <= day && (validUntil === undefined || day <= validUntil);
}

const overlap = (one: ConfiguredPrice, other: ConfiguredPrice) =>
  isValidOn(one.validFrom, other) || isValidOn(other.validFrom, one);

function mistakesInSeries(series: readonly ConfiguredPrice[], name: string): string[] {
  const overlapping = series.flatMap((one, index) =>
    series
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `The prices ${one.id} and ${other.id} are valid on the same day.`),
  );
  const hasLast = series.some(({ validUntil }) => validUntil === undefined);
  return hasLast ? overlapping : [...overlapping, `${name} has no price without a last day.`];
}

/**
 * Returns a sentence for each mistake: ids are unique, no period ends before it begins, the special size type has
 * no price, and each other type and cycle has at most one price a day and one without end.
 */
export function mistakesInPrices({ sizeTypes, prices }: Plans): string[] {
  return [
    ...repeatedIn(prices.map(({ id }) => id)).map((id) => `Two prices have the id ${id}.`),
    ...prices
      .filter(({ validFrom, validUntil }) => validUntil !== undefined && validUntil < validFrom)
      .map(({ id }) => `The price ${id} ends before it begins.`),
    ...prices
      .filter(({ sizeTypeId }) => sizeTypeId === specialSizeTypeId)
      .map(({ id }) => `The price ${id} is of the special size type, which has none.`),
    ...sizeTypes
      .filter(({ id }) => id !== specialSizeTypeId)
      .flatMap(({ id }) =>
        billingCycles.flatMap((cycle) =>
          mistakesInSeries(
            prices.filter((price) => price.sizeTypeId === id && price.billingCycle === cycle),
            `Size type ${id}, ${cycle},`,
          ),
        ),
      ),
  ];
}
