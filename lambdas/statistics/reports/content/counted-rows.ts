import type { Counts } from '../../measures.ts';
import { readRows } from '../../read-statistics.ts';
import { type ReportedPeriod, scopeOf } from './page-of-rows.ts';

/** Counts of something, by its id. */
export type Counted = readonly [id: string, counts: Counts];

/** Most redemptions first, then most claims, then the older one. */
const byUse = ([id, one]: Counted, [otherId, other]: Counted) =>
  other.redemptions - one.redemptions || other.claims - one.claims || (id < otherId ? -1 : 1);

/** Reads the counts of a report's period, the most used first. */
export async function findCountedRows(
  report: ReportedPeriod,
  kind: 'offer' | 'shop' | 'validator',
): Promise<Counted[]> {
  return [...(await readRows(scopeOf(report), kind, report))].sort(byUse);
}

/** Converts cents to reais. */
export const inReais = (cents: number): number => cents / 100;
