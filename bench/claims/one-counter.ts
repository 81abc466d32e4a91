import { retryCallOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { putNew, update } from '#lambdas/platform/table/transaction.ts';
import { itemAt, tableHolds } from '#test/support/memory-table/table.ts';
import { makeTableBusy } from './busy-table.ts';
import { simulatedNow, sleep, untilDone } from './simulated-time.ts';

const key = { PK: 'COUNTER', SK: 'COUNTER' };

/** Sells a limited stock with one transaction per claim on a single counter. Returns the sales and their total time. */
export async function sellByOneCounter(calls: number, within: number, limit: number) {
  tableHolds({ ...key, taken: 0 });
  makeTableBusy();
  const start = simulatedNow();
  const sell = async (number: number) => {
    await sleep((within * number) / calls);
    await retryCallOnConflict(
      (commit) =>
        commit([
          putNew({ PK: `CLAIM#${number}`, SK: 'CLAIM' }),
          update(key, 'ADD taken :one', {
            expression: 'taken < :limit',
            values: { ':one': 1, ':limit': limit },
            conflict: 'OFFER_SOLD_OUT',
          }),
        ]),
      () => 10_000,
    ).catch(() => undefined);
  };
  await untilDone(Promise.all(Array.from({ length: calls }, (_, number) => sell(number))));
  return { sold: Number(itemAt(key)?.['taken']), milliseconds: simulatedNow() - start };
}
