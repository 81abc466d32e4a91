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
