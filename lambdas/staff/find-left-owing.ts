import type { Business } from '#contract/businesses/businesses.ts';
import type { Debt } from '#contract/staff/staff.ts';
import { reaisOf } from '#lambdas/billing/invoices/cents.ts';
import { listDebts } from '#lambdas/billing/store/debt-store.ts';
import { taxIdOf } from '#lambdas/businesses/store/business-store.ts';
import { hashTaxIdOf } from '../billing/tax-id-hash.ts';

async function findDebts(record: Business, now: Date): Promise<Debt[]> {
  const taxIdHash = await hashTaxIdOf(record);
  const debts = taxIdHash === undefined ? [] : await listDebts(taxIdHash, now);
  return debts
    .map(({ on, cents }) => ({
      amount: reaisOf(Object.values(cents).reduce((sum, part) => sum + part, 0)),
      on,
    }))
    .toSorted((one, other) => other.on.localeCompare(one.on));
}

/** Finds the debts of some records' tax ids; all establishments of a CNPJ share them. Returns a look-up by record. */
export async function findLeftOwing(
  records: readonly Business[],
  now: Date,
): Promise<(record: Business) => Debt[]> {
  const byTaxId = new Map(records.map((record) => [taxIdOf(record), record]));
  const debts = new Map(
    await Promise.all(
      [...byTaxId].map(async ([taxId, record]) => [taxId, await findDebts(record, now)] as const),
    ),
  );
  return (record) => debts.get(taxIdOf(record)) ?? [];
}
