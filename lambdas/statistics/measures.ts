/** Measures of a shop and a business, each with the letter of its attributes. Money is in cents. */
export const letters = {
  claims: 'c',
  cancels: 'x',
  redemptions: 'r',
  expired: 'e',
  newFollowers: 'f',
  savingsCents: 's',
  revenueCents: 'v',
} as const;

export type Measure = keyof typeof letters;

export const measures = Object.keys(letters) as Measure[];

export type Counts = Readonly<Record<Measure, number>>;

export type SomeCounts = Readonly<Partial<Record<Measure, number>>>;

export const noCounts: Counts = {
  claims: 0,
  cancels: 0,
  redemptions: 0,
  expired: 0,
  newFollowers: 0,
  savingsCents: 0,
  revenueCents: 0,
};

/** Returns the sum of some counts. */
export function sumOf(all: Iterable<SomeCounts>): Counts {
  const sum: Record<Measure, number> = { ...noCounts };
  for (const one of all) {
    for (const measure of measures) sum[measure] += one[measure] ?? 0;
  }
  return sum;
}
