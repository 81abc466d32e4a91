import type { Write } from '../shared/write.ts';
import type { InvoiceItem } from './invoice.ts';
import { findDebt, saveDebt } from './repository/debt-repository.ts';
import type { SubscriptionItem } from './subscription.ts';

/** The writes that remember an invoice that a business left owing; none without the hash of a tax id. */
export async function rememberDebt(
  { taxIdHash }: SubscriptionItem,
  { businessId, periodStart, amountCents }: InvoiceItem,
  on: string,
): Promise<Write[]> {
  if (taxIdHash === undefined) return [];
  const before = await findDebt(taxIdHash, businessId);
  const cents = { ...before?.cents, [periodStart]: amountCents };
  return [saveDebt(taxIdHash, businessId, { on, cents })];
}

/** The writes that forget a debt that was paid after all; none where it is not remembered. */
export async function forgetDebt(
  { taxIdHash }: SubscriptionItem,
  { businessId, periodStart }: InvoiceItem,
): Promise<Write[]> {
  const before = taxIdHash === undefined ? undefined : await findDebt(taxIdHash, businessId);
  if (taxIdHash === undefined || before?.cents[periodStart] === undefined) return [];
  const { [periodStart]: _, ...cents } = before.cents;
  return [saveDebt(taxIdHash, businessId, { on: before.on, cents })];
}
