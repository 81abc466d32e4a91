import type { StockHold } from './store/stock-store.ts';
import { settleHold } from './store/stock-store.ts';

/** Seconds until a pending unit is resolved: longer than any call that could commit its claim. */
export const settleDelaySeconds = 60;

/** Most units per job; a later count finds the rest. */
const mostHolds = 200;

/** Returns the name of a unit within a job: shard and code. */
const holdName = ({ shard, code }: StockHold) => `${shard}#${code}`;

/** Returns the names of units, for a job. */
export const holdNames = (holds: readonly StockHold[]): string[] =>
  holds.slice(0, mostHolds).map(holdName);

function holdNamed(offerId: string, name: string): StockHold {
  const [shard, code = ''] = name.split('#');
  return { offerId, shard: Number(shard), code };
}

/** Resolves units of calls that ended before they could do it. Resolved units stay unchanged. */
export async function settleClaims(offerId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await settleHold(holdNamed(offerId, name), () => Number.POSITIVE_INFINITY);
  }
}
