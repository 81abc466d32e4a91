import { startOfDay, type TimeZone } from '#contract/brazil/time-zones.ts';
import { type OpeningHours, openStateAt } from '#contract/shops/opening-hours.ts';
import { addDays } from '#contract/statistics/period.ts';
import type { TimeOfDay } from './history-offers.ts';
import { pickWeighted } from './seeded-random.ts';

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
export interface PlannedVisit {
  readonly shop: HistoryShop;
  readonly claimedAt: Date;
  readonly cancelledAt?: Date;
  readonly used?: { readonly at: Date; readonly by: 'owner' | 'validator' };
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
export function planVisit(
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
