import type { Business } from '#contract/businesses/businesses.ts';
import { maxSameTaxId, type OtherBusiness } from '#contract/staff/staff.ts';
import { listBusinessesOfTaxId, taxIdOf } from '#lambdas/businesses/store/business-store.ts';

/** A business has two records with its tax id at most: its own, and that of a revision. */
const rowsToRead = maxSameTaxId + 2;

/** The id of the live business that a record is, or would change. */
const liveIdOf = ({ id, previousActive }: Business) => previousActive ?? id;

/**
 * The other businesses with the tax id of `record`, from all its `holders`: each once, by its live record where that
 * has the tax id, else by its revision.
 */
export function othersAmong(record: Business, holders: readonly Business[]): OtherBusiness[] {
  const others = new Map<string, OtherBusiness>();
  for (const holder of holders) {
    const id = liveIdOf(holder);
    const isOwn = id === liveIdOf(record);
    if (isOwn || (others.has(id) && holder.previousActive)) continue;
    others.set(id, { id, name: holder.name, status: holder.status });
  }
  return [...others.values()].slice(0, maxSameTaxId);
}

/** The other businesses with the tax ids of some records: each tax id is looked up once. Returns a look-up by record. */
export async function findSameTaxId(
  records: readonly Business[],
): Promise<(record: Business) => OtherBusiness[]> {
  const taxIds = new Set(records.map(taxIdOf).filter((taxId) => taxId !== undefined));
  const holders = new Map(
    await Promise.all(
      [...taxIds].map(
        async (taxId) => [taxId, await listBusinessesOfTaxId(taxId, rowsToRead)] as const,
      ),
    ),
  );
  return (record) => othersAmong(record, holders.get(taxIdOf(record) ?? '') ?? []);
}
