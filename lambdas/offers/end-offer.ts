import type { Range } from '../shared/table/query.ts';
import { retryOnConflict } from '../shared/table/retry-on-conflict.ts';
import { commit } from '../shared/table/transaction.ts';
import { findOffer } from './offer-repository.ts';
import { byEnd } from './offer-rows.ts';
import { unlistOffer } from './offer-writes.ts';

/** Offers in the feeds that ended before `now`, the first to end first. */
export function endedOffers(now: Date): Range {
  return { index: 'GSI2', partition: byEnd, from: '0', to: now.toISOString(), newestFirst: false };
}

/** Takes an offer out of the feeds if it has ended; its owner may have given it more time meanwhile. */
export async function endOffer(offerId: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const offer = (await findOffer(offerId))?.offer;
    if (offer && offer.endsAt < now.toISOString()) await commit(unlistOffer(offer));
  });
}
