import { startOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import { type OpeningHours, openStateAt } from '#contract/shops/opening-hours.ts';
import { addDays } from '#contract/statistics/period.ts';

/** Times when people come to a bakery. */
export type TimeOfDay = 'morning' | 'lunch' | 'evening';

/** An offer that ran in the past three months. Days count from the first day of the history. */
export interface HistoryOffer {
  readonly title: string;
  readonly originalPrice: number;
  readonly offerPrice: number;
  /** Day of publication, and last day of use. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly usedIn: TimeOfDay;
  /** Relative frequency among the offers of the same time. */
  readonly popularity: number;
}

/** Days of the history, which ends the day before the seed. */
export const historyDays = 89;

type Row = readonly [title: string, from: number, to: number, first: number, last: number];

const offersOf = (
  usedIn: TimeOfDay,
  rows: readonly (readonly [...Row, popularity: number])[],
): HistoryOffer[] =>
  rows.map(([title, originalPrice, offerPrice, firstDay, lastDay, popularity]) => ({
    ...{ title, originalPrice, offerPrice, firstDay, lastDay },
    ...{ usedIn, popularity },
  }));

/**
 * Past offers of the first bakery. Some still run, one ended five days ago, so that offline redemptions may still
 * arrive, and one evening offer failed.
 */
export const historyOffers: readonly HistoryOffer[] = [
  ...offersOf('morning', [
    ['Pão na chapa com café coado', 12, 8.9, 0, 59, 4],
    ['Misto quente com suco de cajá', 19.9, 14.9, 58, 112, 4],
    ['Cuscuz com ovo e queijo coalho', 17, 12.5, 20, 64, 2],
  ]),
  ...offersOf('lunch', [
    ['Prato do dia no balcão', 29.9, 22.9, 0, 45, 3],
    ['Escondidinho de charque', 34, 26, 44, 105, 3],
  ]),
  ...offersOf('evening', [
    ['Café da tarde para dois', 44, 32, 0, 70, 3],
    ['Pão de queijo, uma dúzia', 24, 17.5, 63, 77, 3],
    ['Sopa de legumes com torradas', 21, 15.5, 30, 84, 2],
    ['Caldo verde para levar', 18, 13, 76, 119, 3],
    ['Ceia alemã para quatro', 189, 149, 22, 52, 0.12],
  ]),
];

/** Returns a generator of pseudorandom numbers in [0, 1) for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Picks an item at random, by weight. */
function pickWeighted<T>(items: readonly (readonly [T, number])[], random: () => number): T {
  let left = random() * items.reduce((sum, [, weight]) => sum + weight, 0);
  const found = items.find(([, weight]) => {
    left -= weight;
    return left < 0;
  });
  const last = found ?? items.at(-1);
  if (!last) throw new RangeError('There is nothing to pick from.');
  return last[0];
}

/** A shop of the history, and its share of people. */
export interface HistoryShop {
  readonly id: string;
  readonly timeZone: TimeZone;
  readonly openingHours: OpeningHours;
  readonly share: number;
  /** Whether a validator works at its counter. */
  readonly hasValidator: boolean;
}

/** A visit: when an offer was claimed, and what happened to the claim. */
interface PlannedVisit {
  readonly shop: HistoryShop;
  readonly claimedAt: Date;
  readonly cancelledAt?: Date;
  readonly used?: {
    readonly at: Date;
    readonly by: 'owner' | 'validator';
    /** When the validator's device sent it, if it was made offline. */
    readonly sentAt?: Date;
  };
}

/** Minutes of the day between which people come. */
const minutesOf: Readonly<Record<TimeOfDay, readonly [number, number]>> = {
  morning: [6 * 60 + 20, 9 * 60 + 30],
  lunch: [11 * 60 + 30, 13 * 60 + 30],
  evening: [16 * 60 + 30, 19 * 60],
};

const instantAt = (zone: TimeZone, day: string, minutes: number) =>
  new Date(startOfDay(zone, day).getTime() + Math.round(minutes * 60_000));

const between = (from: number, to: number, random: () => number) => from + (to - from) * random();

/** Picks the time and the open shop of a visit. Most come near the middle of a time. */
function whenOpen(
  { day, time }: { readonly day: string; readonly time: TimeOfDay },
  shops: readonly HistoryShop[],
  random: () => number,
) {
  const [from, to] = minutesOf[time];
  for (;;) {
    const minutes = from + ((to - from) * (random() + random())) / 2;
    const shop = pickWeighted(
      shops.map((one) => [one, one.share] as const),
      random,
    );
    const at = instantAt(shop.timeZone, day, minutes);
    if (openStateAt(shop.openingHours, shop.timeZone, at).isOpenNow) return { shop, at };
  }
}

/** Returns when a visitor claimed: shortly before, or the evening before if the offer ran by then. */
function claimedBefore(
  at: Date,
  zone: TimeZone,
  { day, isNew }: { readonly day: string; readonly isNew: boolean },
  random: () => number,
): Date {
  const isEarly = random() < 0.3;
  const minutes = between(3, 45, random);
  if (isEarly && !isNew)
    return instantAt(zone, addDays(day, -1), between(18 * 60, 22 * 60, random));
  return new Date(at.getTime() - Math.round(minutes * 60_000));
}

/** Plans a visit: the claim is used, cancelled, or nobody comes. */
function planVisit(
  wanted: { readonly day: string; readonly time: TimeOfDay; readonly isNew: boolean },
  shops: readonly HistoryShop[],
  random: () => number,
): PlannedVisit {
  const { shop, at } = whenOpen(wanted, shops, random);
  const claimedAt = claimedBefore(at, shop.timeZone, wanted, random);
  const [fate, chance] = [random(), random()];
  if (fate < 0.06) {
    const half = (at.getTime() - claimedAt.getTime()) / 2;
    return { shop, claimedAt, cancelledAt: new Date(claimedAt.getTime() + Math.round(half)) };
  }
  if (fate < 0.28) return { shop, claimedAt };
  const by = shop.hasValidator && chance < 0.7 ? 'validator' : 'owner';
  return { shop, claimedAt, used: { at, by } };
}

export interface PlannedClaim extends PlannedVisit {
  /** Number from 0; it determines code and consumer. */
  readonly number: number;
  readonly offer: HistoryOffer;
}

const claimsOfDay = 8.6;

/** From Sunday to Saturday. */
const busyness = [0.85, 0.5, 0.8, 0.9, 0.95, 1.15, 1.7] as const;

/** Returns the number of claims of a day: growing from week to week, highest on Saturdays, with some variation. */
function countOfDay(index: number, weekday: number, random: () => number): number {
  const growth = 0.6 + (0.75 * index) / historyDays;
  const chance = 0.85 + 0.3 * random();
  return Math.round(claimsOfDay * growth * chance * (busyness[weekday] ?? 1));
}

const times: readonly (readonly [TimeOfDay, number])[] = [
  ['morning', 0.5],
  ['lunch', 0.2],
  ['evening', 0.3],
];

/** Returns the offers that run on a day at a time, weighted by popularity. */
const offersOn = (index: number, time: TimeOfDay) =>
  historyOffers
    .filter(({ usedIn, firstDay, lastDay }) => {
      return usedIn === time && firstDay <= index && index <= lastDay;
    })
    .map((offer) => [offer, offer.popularity] as const);

/**
 * Returns the claims of the bakery's past months, by the day of their visit. The same first day gives the same claims.
 */
export function planHistory(firstDay: string, shops: readonly HistoryShop[]): PlannedClaim[] {
  const random = seededRandom(1987);
  const claims: PlannedClaim[] = [];
  for (let index = 0; index < historyDays; index += 1) {
    const day = addDays(firstDay, index);
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
    const isSunday = weekday === 0;
    const count = countOfDay(index, weekday, random);
    for (let each = 0; each < count; each += 1) {
      const time = isSunday ? 'morning' : pickWeighted(times, random);
      const offer = pickWeighted(offersOn(index, time), random);
      const isNew = offer.firstDay === index;
      const visit = planVisit({ day, time, isNew }, shops, random);
      claims.push({ number: claims.length, offer, ...visit });
    }
  }
  return claims;
}
