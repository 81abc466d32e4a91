import type { Business } from '#contract/businesses/businesses.ts';
import { maxSameTaxId, type OtherBusiness } from '#contract/staff/staff.ts';
import { listBusinessesOfTaxId, taxIdOf } from '#lambdas/businesses/store/business-store.ts';

/** A business has at most two records with its tax id: its own, and a revision's. */
const rowsToRead = maxSameTaxId + 2;

/** The id of the live business of a record. */
const liveIdOf = ({ id, previousActive }: Business) => previousActive ?? id;

/** Returns the other businesses with the tax id of `record`, each once, by its live record or else its revision. */
export function othersAmong(record: Business, matches: readonly Business[]): OtherBusiness[] {
  const others = new Map<string, OtherBusiness>();
  for (const match of matches) {
    const id = liveIdOf(match);
    const isOwn = id === liveIdOf(record);
    if (isOwn || (others.has(id) && match.previousActive)) continue;
    others.set(id, { id, name: match.name, status: match.status });
  }
  return [...others.values()].slice(0, maxSameTaxId);
}

/** Finds the other businesses with some records' tax ids, each tax id once. Returns a look-up by record. */
export async function findSameTaxId(
  records: readonly Business[],
): Promise<(record: Business) => OtherBusiness[]> {
  const taxIds = new Set(records.map(taxIdOf).filter((taxId) => taxId !== undefined));
  const matches = new Map(
    await Promise.all(
      [...taxIds].map(
        async (taxId) => [taxId, await listBusinessesOfTaxId(taxId, rowsToRead)] as const,
      ),
    ),
  );
  return (record) => othersAmong(record, matches.get(taxIdOf(record) ?? '') ?? []);
}
