import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '#lambdas/platform/errors/transient-errors.ts';
import { applyOnce, type Outcome } from '#lambdas/platform/table/apply-once.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { longestRequest } from '#lambdas/platform/table/timeouts.ts';
import { applyWrite, put, update } from '#lambdas/platform/table/transaction.ts';
import { type Write, WriteConflict } from '#lambdas/platform/table/write.ts';
import { findHolder } from './find-holder-store.ts';

/** A unit that a claim holds: its code is in `pending` of the shard until it is settled. */
export interface Unit {
  readonly offerId: string;
  readonly shard: number;
  readonly code: string;
}

/** Takes a unit of a shard for a code: `refused` where the shard is full or busy, `unknown` where it may have been taken. */
export function holdUnit({ offerId, shard, code }: Unit): Promise<Outcome> {
  return applyOnce(
    update(keys.claimShard(offerId, shard), 'ADD taken :one, pending :code', {
      expression: 'attribute_exists(PK) AND (attribute_not_exists(cap) OR taken < cap)',
      values: { ':one': 1, ':code': new Set([code]) },
    }),
  );
}

/** The unit of a claim that was committed: its code leaves `pending`. */
function keepUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':code': new Set([code]), ':one': code },
  });
}

/** The unit of a claim that was not committed goes back. */
function giveBackUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'ADD taken :less DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':less': -1, ':code': new Set([code]), ':one': code },
  });
}

/**
 * The unit of a claim that is cancelled goes back, with its code where it is still pending. For the transaction that
 * cancels the claim.
 */
export function freeUnit({ offerId, shard, code }: Unit): Write {
  return update(keys.claimShard(offerId, shard), 'ADD taken :less DELETE pending :code', {
    expression: 'taken > :zero',
    values: { ':less': -1, ':zero': 0, ':code': new Set([code]) },
  });
}

/** Applies a write, or finds that its condition does not hold; tries again while its outcome is not known. */
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
 * Settles a unit whose claim may or may not have been committed. First a void claim is written unless there is one with
 * this code: a commit that arrives later is refused by it. Then the code leaves `pending`, and the unit goes back unless
 * the claim is there. A cancelled claim has given its unit back itself. Returns whether the claim was committed. Throws
 * where the table does not answer within the remaining time (milliseconds); the job that counts claims settles it then.
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

/**
 * Ends the hold of a unit after the commit of its claim; one that was settled, or whose claim was cancelled since, has ended. A
 * failure is left to the job that counts claims.
 */
export async function confirmUnit(unit: Unit): Promise<void> {
  await applyForSure(keepUnit(unit), () => false);
}
