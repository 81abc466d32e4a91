/** When an offer of a shop runs, ISO instants; `endsAt` is its last second. */
interface OfferTimes {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The number of a shop's running offers, and until when it holds. */
export interface RunningOffers {
  readonly offersCount: number;
  /** ISO instant of the next start or end; absent where none will come. */
  readonly offersChangeAt?: string;
}

/** Counts the offers that run at `now` among a shop's active offers that have not ended. */
export function countRunning(offers: readonly OfferTimes[], now: Date): RunningOffers {
  const at = now.toISOString();
  const starts = offers.map(({ startsAt }) => startsAt).filter((start) => start > at);
  const ends = offers.map(({ endsAt }) => new Date(Date.parse(endsAt) + 1).toISOString());
  const [offersChangeAt] = [...starts, ...ends].sort();
  return {
    offersCount: offers.length - starts.length,
    ...(offersChangeAt && { offersChangeAt }),
  };
}

/** Returns whether a stored count still holds at `now`. */
export function isCurrent({ offersChangeAt }: RunningOffers, now: Date): boolean {
  return offersChangeAt === undefined || offersChangeAt > now.toISOString();
}
