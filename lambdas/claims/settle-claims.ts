import type { Unit } from './store/units-store.ts';
import { settleUnit } from './store/units-store.ts';

/** Seconds until a pending unit is resolved: longer than any call that could commit its claim. */
export const settledAfter = 60;

/** Most units per job; a later count finds the rest. */
const mostUnits = 200;

/** Returns the name of a unit within a job: shard and code. */
const unitName = ({ shard, code }: Unit) => `${shard}#${code}`;

/** Returns the names of units, for a job. */
export const unitNames = (units: readonly Unit[]): string[] =>
  units.slice(0, mostUnits).map(unitName);

function unitNamed(offerId: string, name: string): Unit {
  const [shard, code = ''] = name.split('#');
  return { offerId, shard: Number(shard), code };
}

/** Resolves units of calls that ended before they could do it. Resolved units stay unchanged. */
export async function settleClaims(offerId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await settleUnit(unitNamed(offerId, name), () => Number.POSITIVE_INFINITY);
  }
}
