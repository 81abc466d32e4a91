/** From when to when an offer of a shop runs, ISO instants; `endsAt` is its last second. */
interface OfferTimes {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** How many offers of a shop run, and until when this number is true. */
export interface RunningOffers {
  readonly offersCount: number;
  /** The ISO instant at which one starts or ends without an edit; absent where none will. */
  readonly offersChangeAt?: string;
}

/** How many offers run at `now` among those of a shop that are on and have not ended. */
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

/** Whether a stored count is still true at `now`. */
export function isCurrent({ offersChangeAt }: RunningOffers, now: Date): boolean {
  return offersChangeAt === undefined || offersChangeAt > now.toISOString();
}
