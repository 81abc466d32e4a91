import { transact } from '../shared/transact.ts';
import {
  countRunningOffers,
  findOffersCount,
  saveOffersCount,
} from './repository/shop-counters.ts';
import type { RunningOffers } from './running-offers.ts';

/** How often a count that differs is stored before the job is given up. */
const attempts = 6;

const isSame = (one: RunningOffers, other: RunningOffers) =>
  one.offersCount === other.offersCount && one.offersChangeAt === other.offersChangeAt;

async function storeCount(shopId: string, now: Date): Promise<void> {
  let stored = await findOffersCount(shopId);
  if (!stored) return;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const counted = await countRunningOffers(shopId, now);
    if (isSame(stored, counted)) return;
    await saveOffersCount(shopId, counted);
    stored = counted;
  }
  throw new Error(`The offers of shop ${shopId} changed at every count`);
}

/**
 * Counts the running offers of a shop and stores the number; does nothing where there is no shop. After
 * storing a count it counts again, so that of several jobs at the same time the last one to write has read
 * the latest state, and none has to wait for another. Starts again where a transaction that counts followers
 * is writing the same item, or the shop was removed meanwhile. Throws where the offers change at every count,
 * and WriteConflict after six attempts.
 */
export async function refreshOffersCount(shopId: string, now: Date): Promise<void> {
  await transact(() => storeCount(shopId, now));
}
