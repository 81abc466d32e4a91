import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '#lambdas/platform/errors/transient-errors.ts';
import { applyOnce, type Outcome } from '#lambdas/platform/table/apply-once.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { longestRequest } from '#lambdas/platform/table/timeouts.ts';
import { applyWrite, put, update } from '#lambdas/platform/table/transaction.ts';
import { type Write, WriteConflict } from '#lambdas/platform/table/write.ts';
import { findHolder } from './find-holder-store.ts';

/** A unit that a claim holds. Its code is pending in the shard until the claim's commit is certain. */
export interface Unit {
  readonly offerId: string;
  readonly shard: number;
  readonly code: string;
}

/** Takes a unit of a shard: `refused` if it is full or busy, `unknown` if the unit may have been taken. */
export function holdUnit({ offerId, shard, code }: Unit): Promise<Outcome> {
  return applyOnce(
    update(keys.claimShard(offerId, shard), 'ADD taken :one, pending :code', {
      expression: 'attribute_exists(PK) AND (attribute_not_exists(cap) OR taken < cap)',
      values: { ':one': 1, ':code': new Set([code]) },
    }),
  );
}

/** Ends the pending state of a unit whose claim was committed. */
function keepUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':code': new Set([code]), ':one': code },
  });
}

/** Returns the unit of an uncommitted claim to the stock. */
function giveBackUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'ADD taken :less DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':less': -1, ':code': new Set([code]), ':one': code },
  });
}

/** Returns the unit of a claim to the stock, in the transaction that cancels the claim. */
export function freeUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'ADD taken :less DELETE pending :code', {
    expression: 'taken > :zero',
    values: { ':less': -1, ':zero': 0, ':code': new Set([code]) },
  });
}

/** Applies a write until its outcome is certain: applied, or refused by its condition. */
async function applyForSure(write: Write, hasTime: () => boolean): Promise<'applied' | 'refused'> {
  for (;;) {
    try {
      await applyWrite(write);
      return 'applied';
    } catch (error) {
      const isConflict = error instanceof WriteConflict;
      if (isConflict && !error.isOfTransactions) return 'refused';
      if (!(isConflict || isTransient(error)) || !hasTime()) throw error;
      await pause(20 + 100 * Math.random());
    }
  }
}

/**
 * Resolves a unit whose claim may not have been committed. It first writes a void claim under the code, which blocks a
 * late commit, then keeps the unit or returns it to the stock. Returns whether the claim was committed. Throws if the
 * table does not answer in the remaining time (ms); the job that counts claims then does this.
 */
export async function settleUnit(unit: Unit, remainingTime: () => number): Promise<boolean> {
  const hasTime = () => remainingTime() > longestRequest;
  const { offerId, shard, code } = unit;
  const isVoid = await applyForSure(
    put({ ...keys.claim(code), status: 'void', offerId, shard }),
    hasTime,
  );
  const holder = isVoid === 'applied' ? undefined : await findHolder(code);
  const isCommitted = holder?.['offerId'] === offerId && holder['shard'] === shard;
  await applyForSure(isCommitted ? keepUnit(unit) : giveBackUnit(unit), hasTime);
  return isCommitted;
}

/** Ends the pending state of a unit after its claim was committed. Leaves failures to the job that counts claims. */
export async function confirmUnit(unit: Unit): Promise<void> {
  await applyForSure(keepUnit(unit), () => false);
}
