import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { day } from '#contract/fields.ts';
import { keys } from '../../shared/table/keys.ts';
import { queryAll } from '../../shared/table/query.ts';
import { wholePartition } from '../../shared/table/ranges.ts';
import { getItem, type Item } from '../../shared/table/read.ts';
import { parseStored } from '../../shared/table/stored.ts';
import { remove, replace } from '../../shared/table/transaction.ts';
import type { Write } from '../../shared/write.ts';

/** Years for which a debt is remembered. */
const yearsKept = 5;

/** What a business left owing, by the first days of the periods of its invoices, and the day of the last of them. */
const debt = z.object({
  on: day,
  cents: z.record(z.string(), z.int()),
  ttl: z.int(),
});

export type DebtItem = z.output<typeof debt>;

const parseDebt = (item: Item | undefined): DebtItem | undefined => parseStored(debt, item);

/** What a business left owing, read strongly. */
export async function findDebt(
  taxIdHash: string,
  businessId: string,
): Promise<DebtItem | undefined> {
  return parseDebt(await getItem(keys.debt(taxIdHash, businessId)));
}

/** What businesses of a tax id left owing; DynamoDB may still store a debt that is forgotten. */
export async function listDebts(taxIdHash: string, now: Date): Promise<DebtItem[]> {
  const rows = await queryAll(wholePartition(keys.debt(taxIdHash, '').PK));
  return rows
    .flatMap((row) => parseDebt(row) ?? [])
    .filter(({ ttl }) => ttl * 1000 > now.getTime());
}

/** The second, in Unix seconds, from which a debt of a day is forgotten. */
function endOfMemory(on: string): number {
  const end = new Date(`${on}T00:00:00.000Z`);
  end.setUTCFullYear(end.getUTCFullYear() + yearsKept);
  return end.getTime() / 1000;
}

/**
 * The write of what a business left owing; it is removed where that is nothing. The transaction has to write the
 * subscription as it was read, too, so that no two changes are made at once.
 */
export function saveDebt(
  taxIdHash: string,
  businessId: string,
  { on, cents }: Pick<DebtItem, 'on' | 'cents'>,
): Write {
  const key = keys.debt(taxIdHash, businessId);
  return Object.keys(cents).length === 0
    ? remove(key)
    : replace({ ...key, on, cents, ttl: endOfMemory(on) });
}
