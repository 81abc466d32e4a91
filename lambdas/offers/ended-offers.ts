import { queryRange, type Range, restAfter } from '../shared/table/query.ts';
import { findOffers, type OfferItem } from './offer-repository.ts';
import { byEnd } from './offer-rows.ts';

/** Offers read at a time. */
const batch = 25;

/** Offers still in the feeds that ended before `now`, the first to end first. */
export async function* endedOffers(now: Date): AsyncGenerator<OfferItem> {
  const range: Range = {
    index: 'GSI2',
    partition: byEnd,
    from: '0',
    to: now.toISOString(),
    newestFirst: false,
  };
  let position: string | undefined;
  do {
    const rows = await queryRange(restAfter(range, position), batch);
    const found = await findOffers(rows.map((row) => String(row['PK']).slice('OFFER#'.length)));
    for (const stored of found) {
      if (stored && stored.offer.endsAt < now.toISOString()) yield stored.offer;
    }
    const last = rows.at(-1);
    position = rows.length === batch && last ? String(last['GSI2SK']) : undefined;
  } while (position !== undefined);
}
