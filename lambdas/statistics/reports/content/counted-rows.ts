import type { Counts } from '../../measures.ts';
import { readRows } from '../../read-statistics.ts';
import { type ReportedPeriod, scopeOf } from './page-of-rows.ts';

/** What was counted of something, by its id. */
export type Counted = readonly [id: string, counts: Counts];

/** Those with most redemptions first, then those with most claims; the older one first where they are equal. */
const byUse = ([id, one]: Counted, [otherId, other]: Counted) =>
  other.redemptions - one.redemptions || other.claims - one.claims || (id < otherId ? -1 : 1);

/** What was counted in the period of a report, the most used first. */
export async function findCountedRows(
  report: ReportedPeriod,
  kind: 'offer' | 'shop' | 'validator',
): Promise<Counted[]> {
  return [...(await readRows(scopeOf(report), kind, report))].sort(byUse);
}

/** Reais of cents. */
export const inReais = (cents: number): number => cents / 100;
