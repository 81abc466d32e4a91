import { randomBytes } from 'node:crypto';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findShards, hasRoom, type Shard, shardNumbers } from './store/shards-store.ts';
import { addHold, type StockHold, settleHold } from './store/stock-store.ts';

/** Attempts to take a unit before the call fails. */
const attempts = 8;

/** How long a container remembers that an offer is sold out, in milliseconds. */
const rememberedFor = 1000;

const soldOutUntil = new Map<string, number>();

function rememberSoldOut(offerId: string): AppError {
  if (soldOutUntil.size > 1000) soldOutUntil.clear();
  soldOutUntil.set(offerId, Date.now() + rememberedFor);
  // Not remembered: a cancelled claim may return its unit to the stock.
  return new AppError('OFFER_SOLD_OUT', { isRemembered: false });
}

const anyNumber = (below: number) => Math.floor(Math.random() * below);

const anyOf = <T>(list: readonly [T, ...T[]]): T => list[anyNumber(list.length)] ?? list[0];

/** Returns a random shard with room; undefined if all are full. The first attempt looks at one shard first. */
async function findRoom(
  offerId: string,
  shards: number,
  isFirst: boolean,
): Promise<Shard | undefined> {
  if (isFirst) {
    const [shard] = await findShards(offerId, [anyNumber(shards)]);
    if (shard && hasRoom(shard)) return shard;
  }
  const [first, ...others] = (await findShards(offerId, shardNumbers(shards))).filter(hasRoom);
  return first && anyOf([first, ...others]);
}

/**
 * Takes a unit of an offer's stock for a new claim, and tries other shards if one is full or busy. If an outcome is
 * unknown, that unit is resolved and another one taken under a new code. Throws OFFER_SOLD_OUT if all shards are full,
 * UNAVAILABLE if they stay busy.
 */
export async function takeFromStock(
  offerId: string,
  shards: number,
  remainingTime: () => number,
): Promise<StockHold> {
  if ((soldOutUntil.get(offerId) ?? 0) > Date.now()) {
    throw new AppError('OFFER_SOLD_OUT', { isRemembered: false });
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const shard = await findRoom(offerId, shards, attempt === 0);
    if (!shard) throw rememberSoldOut(offerId);
    const hold = { offerId, shard: shard.number, code: newClaimCode(randomBytes(7)) };
    const outcome = await addHold(hold);
    if (outcome === 'made') return hold;
    if (outcome === 'unknown') await settleHold(hold, remainingTime);
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
