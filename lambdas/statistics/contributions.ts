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

/** Kinds of rows by month or year: an offer, a validator or a shop. */
export type ThingKind = 'O' | 'V' | 'S';

/** The item of a number. `owner` is a shop, or a business for the sum of its shops. */
export type StatisticsRow =
  | { readonly of: 'day'; readonly owner: string; readonly day: string }
  | {
      readonly of: 'month' | 'year';
      readonly owner: string;
      readonly kind: ThingKind;
      /** `YYYY-MM` or `YYYY`. */
      readonly time: string;
      readonly id: string;
    }
  | {
      readonly of: 'end';
      readonly owner: string;
      readonly day: string;
      readonly offerId: string;
      readonly businessId: string;
      /** Whether a claim was taken: if it is still open later, it is counted as expired. */
      readonly isTaken: boolean;
    }
  | { readonly of: 'followers'; readonly owner: string };

/** Numbers to add to an item, by attribute. */
export interface Contribution {
  readonly row: StatisticsRow;
  readonly numbers: Readonly<Record<string, number>>;
}

/** A countable event, with place and time. */
interface Happening {
  readonly businessId: string;
  readonly shopId: string;
  readonly day: string;
  /** From `00` to `23`, where hours are counted. */
  readonly hour?: string | undefined;
  readonly offerId?: string;
  readonly by?: string;
  readonly counts: SomeCounts;
}

/** Measures in lists of offers, validators and shops. */
const ofThings: readonly Measure[] = ['claims', 'redemptions', 'revenueCents'];
const ofOffers: readonly Measure[] = [...ofThings, 'cancels', 'expired', 'savingsCents'];
// The closing of a business finds its shops by this row, even a shop that only had followers.
const ofShopsInYears: readonly Measure[] = [...ofThings, 'newFollowers'];
const byHour: readonly Measure[] = ['claims', 'redemptions'];

const some = (counts: SomeCounts, wanted: readonly Measure[], suffix: string) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([measure]) => wanted.includes(measure as Measure))
      .map(([measure, value]) => [`${letters[measure as Measure]}${suffix}`, value]),
  );

const isEmpty = ({ numbers }: Contribution) => Object.keys(numbers).length === 0;

/** Returns the numbers that an event in a shop adds to items of the shop and its business. */
export function contributionsOf(happening: Happening): Contribution[] {
  const { businessId, shopId, day, hour, offerId, by, counts } = happening;
  const [year, month, date = ''] = [day.slice(0, 4), day.slice(0, 7), day.slice(8)];
  const inMonth = (owner: string, kind: ThingKind, id: string, wanted: readonly Measure[]) => ({
    row: { of: 'month' as const, owner, kind, time: month, id },
    numbers: some(counts, wanted, date),
  });
  const inYear = (kind: ThingKind, id: string, wanted = ofThings) => ({
    row: { of: 'year' as const, owner: businessId, kind, time: year, id },
    numbers: some(counts, wanted, day.slice(5, 7)),
  });
  const ofBoth = [shopId, businessId].flatMap((owner): Contribution[] => [
    {
      row: { of: 'day', owner, day },
      numbers: {
        ...some(counts, Object.keys(letters) as Measure[], ''),
        ...(hour !== undefined && some(counts, byHour, hour)),
      },
    },
    ...(offerId === undefined ? [] : [inMonth(owner, 'O', offerId, ofOffers)]),
    ...(by === undefined ? [] : [inMonth(owner, 'V', by, ofThings)]),
  ]);
  return [
    ...ofBoth,
    inMonth(businessId, 'S', shopId, ofThings),
    inYear('S', shopId, ofShopsInYears),
    ...(offerId === undefined ? [] : [inYear('O', offerId)]),
    ...(by === undefined ? [] : [inYear('V', by)]),
  ].filter((one) => !isEmpty(one));
}
