import { setTimeout as pause } from 'node:timers/promises';
import { isTransient } from '#lambdas/platform/errors/transient-errors.ts';
import { applyOnce, type Outcome } from '#lambdas/platform/table/apply-once.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { longestRequest } from '#lambdas/platform/table/timeouts.ts';
import { applyWrite, putNew, update } from '#lambdas/platform/table/transaction.ts';
import { type Write, WriteConflict } from '#lambdas/platform/table/write.ts';
import { findHoldingClaim } from './holding-claim-store.ts';

/** A unit that a claim holds. Its code is pending in the shard until the claim's commit is certain. */
export interface StockHold {
  readonly offerId: string;
  readonly shard: number;
  readonly code: string;
}

/** Takes a unit of a shard: `refused` if it is full or busy, `unknown` if the unit may have been taken. */
export function addHold({ offerId, shard, code }: StockHold): Promise<Outcome> {
  return applyOnce(
    update(keys.claimShard(offerId, shard), 'ADD taken :one, pending :code', {
      expression: 'attribute_exists(PK) AND (attribute_not_exists(cap) OR taken < cap)',
      values: { ':one': 1, ':code': new Set([code]) },
    }),
  );
}

/** Returns the write that ends the pending state of a unit whose claim was committed. */
function commitPending({ offerId, shard, code }: StockHold): Write {
  return update(keys.claimShard(offerId, shard), 'DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':code': new Set([code]), ':one': code },
  });
}

/** Returns the write that puts the unit of an uncommitted claim back into the stock. */
function revertPending({ offerId, shard, code }: StockHold): Write {
  return update(keys.claimShard(offerId, shard), 'ADD taken :less DELETE pending :code', {
    expression: 'contains(pending, :one)',
    values: { ':less': -1, ':code': new Set([code]), ':one': code },
  });
}

/**
 * Returns the write that puts the unit of a cancelled claim back into the stock, with its code if that is still
 * pending. For the transaction that cancels the claim.
 */
export function returnToStock({ offerId, shard, code }: StockHold): Write {
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
export async function settleHold(hold: StockHold, remainingTime: () => number): Promise<boolean> {
  const hasTime = () => remainingTime() > longestRequest;
  const { offerId, shard, code } = hold;
  const isVoid = await applyForSure(
    putNew({ ...keys.claim(code), status: 'void', offerId, shard }),
    hasTime,
  );
  const holdingClaim = isVoid === 'applied' ? undefined : await findHoldingClaim(code);
  const isCommitted = holdingClaim?.['offerId'] === offerId && holdingClaim['shard'] === shard;
  await applyForSure(isCommitted ? commitPending(hold) : revertPending(hold), hasTime);
  return isCommitted;
}

/** Ends the pending state of a unit after its claim was committed. Leaves failures to the job that counts claims. */
export async function confirmHold(hold: StockHold): Promise<void> {
  await applyForSure(commitPending(hold), () => false);
}
