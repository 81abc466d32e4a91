import { plans } from '#contract/billing/plans.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findDebt, saveDebt } from '../store/debt-store.ts';
import type { SubscriptionItem } from '../subscription.ts';
import type { InvoiceItem } from './invoice.ts';
import { waitingYearCents } from './issue.ts';
import { waitingMonthCents } from './month-upgrade.ts';

/** The key of the differences to larger sizes in a debt: they have no invoice, so they have no period. */
const notInvoiced = 'notInvoiced';

/** The writes that add a part to the debt of a business; none without the hash of a tax id. */
async function addToDebt(
  { taxIdHash, businessId }: SubscriptionItem,
  part: Readonly<Record<string, number>>,
  on: string,
): Promise<Write[]> {
  if (taxIdHash === undefined) return [];
  const before = await findDebt(taxIdHash, businessId);
  return [saveDebt(taxIdHash, businessId, { on, cents: { ...before?.cents, ...part } })];
}

/** The writes that remember an invoice that a business left owing; none without the hash of a tax id. */
export const rememberDebt = (
  subscription: SubscriptionItem,
  { periodStart, amountCents }: Pick<InvoiceItem, 'periodStart' | 'amountCents'>,
  on: string,
): Promise<Write[]> => addToDebt(subscription, { [periodStart]: amountCents }, on);

/** The writes that remember the larger sizes whose differences no invoice charges any more; none where there are none. */
export async function rememberNotInvoiced(
  subscription: SubscriptionItem,
  on: string,
): Promise<Write[]> {
  const cents = waitingMonthCents(subscription) + waitingYearCents(subscription, { plans });
  return cents > 0 ? addToDebt(subscription, { [notInvoiced]: cents }, on) : [];
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
