import type { Unit } from './store/units-store.ts';
import { settleUnit } from './store/units-store.ts';

/** Seconds after which a unit that is still pending is settled: longer than any call that could commit its claim. */
export const settledAfter = 60;

/** Most units of one job; a later count finds the others. */
const mostUnits = 200;

/** A unit of an offer as a job names it: its shard and its code. */
const unitName = ({ shard, code }: Unit) => `${shard}#${code}`;

/** The names of some units. */
export const unitNames = (units: readonly Unit[]): string[] =>
  units.slice(0, mostUnits).map(unitName);

function unitNamed(offerId: string, name: string): Unit {
  const [shard, code = ''] = name.split('#');
  return { offerId, shard: Number(shard), code };
}

/** Settles the units of calls that ended before they could. One that was settled since stays as it is. */
export async function settleClaims(offerId: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await settleUnit(unitNamed(offerId, name), () => Number.POSITIVE_INFINITY);
  }
}
