import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { day } from '#contract/fields/fields.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryAll, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem, type Item } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { remove, replace } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

/** Years until a debt is forgotten. */
const retentionYears = 5;

/** Debt of a business: cents by the first day of each period, and the day of the last change. */
const debt = z.object({
  on: day,
  cents: z.record(z.string(), z.int()),
  ttl: z.int(),
});

export type DebtItem = z.output<typeof debt>;

const parseDebt = (item: Item | undefined): DebtItem | undefined => parseStored(debt, item);

/** Returns the debt of a business, read strongly. */
export async function findDebt(
  taxIdHash: string,
  businessId: string,
): Promise<DebtItem | undefined> {
  return parseDebt(await getItem(keys.debt(taxIdHash, businessId)));
}

/** Returns the debts of a tax id, without expired ones that DynamoDB still stores. */
export async function listDebts(taxIdHash: string, now: Date): Promise<DebtItem[]> {
  const rows = await queryAll(wholePartition(keys.debt(taxIdHash, '').PK));
  return rows
    .flatMap((row) => parseDebt(row) ?? [])
    .filter(({ ttl }) => ttl * 1000 > now.getTime());
}

function endOfMemory(on: string): number {
  const end = new Date(`${on}T00:00:00.000Z`);
  end.setUTCFullYear(end.getUTCFullYear() + retentionYears);
  return end.getTime() / 1000;
}

/**
 * Writes a debt, or removes it if it is empty. The transaction must also write the subscription as read, so that two
 * changes never overlap.
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
