import { randomBytes } from 'node:crypto';
import { newClaimCode } from '#contract/claims/claim-code.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { findShards, hasRoom, type Shard, shardNumbers } from '../store/shards-store.ts';
import { holdUnit, settleUnit, type Unit } from '../store/units-store.ts';

/** How often a unit is asked for before the call is given up. */
const attempts = 8;

/** Milliseconds for which a container answers that an offer is sold out without looking again. */
const rememberedFor = 1000;

const soldOutUntil = new Map<string, number>();

function rememberSoldOut(offerId: string): AppError {
  if (soldOutUntil.size > 1000) soldOutUntil.clear();
  soldOutUntil.set(offerId, Date.now() + rememberedFor);
  // Units may come back, so that the same call may succeed later.
  return new AppError('OFFER_SOLD_OUT', { isRemembered: false });
}

const anyNumber = (below: number) => Math.floor(Math.random() * below);

const anyOf = <T>(list: readonly [T, ...T[]]): T => list[anyNumber(list.length)] ?? list[0];

/** A shard with room: one that is looked at first, or any of all that have some. Undefined where all are full. */
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
 * Takes a unit of an offer for a new claim: of a shard that has room, and of another one where that was full or busy.
 * A unit of which it is not known whether it was taken is settled, and another one taken under a new code. Throws
 * OFFER_SOLD_OUT where every shard is full, and UNAVAILABLE where they stay busy.
 */
export async function takeUnit(
  offerId: string,
  shards: number,
  remainingTime: () => number,
): Promise<Unit> {
  if ((soldOutUntil.get(offerId) ?? 0) > Date.now()) {
    throw new AppError('OFFER_SOLD_OUT', { isRemembered: false });
  }
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const shard = await findRoom(offerId, shards, attempt === 0);
    if (!shard) throw rememberSoldOut(offerId);
    const unit = { offerId, shard: shard.number, code: newClaimCode(randomBytes(7)) };
    const outcome = await holdUnit(unit);
    if (outcome === 'made') return unit;
    if (outcome === 'unknown') await settleUnit(unit, remainingTime);
  }
  throw new AppError('UNAVAILABLE', { retryAfter: 1 });
}
