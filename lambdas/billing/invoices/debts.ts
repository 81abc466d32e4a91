import { plans } from '#contract/billing/plans.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { findDebt, saveDebt } from '../store/debt-store.ts';
import type { SubscriptionItem } from '../subscription.ts';
import type { InvoiceItem } from './invoice.ts';
import { waitingYearCents } from './issue.ts';
import { waitingMonthCents } from './upgrade.ts';

/** Key of size differences in a debt: they have no invoice, so no period. */
const notInvoiced = 'notInvoiced';

/** Returns the write that adds amounts to a business's debt; none without a tax id hash. */
async function addToDebt(
  { taxIdHash, businessId }: SubscriptionItem,
  part: Readonly<Record<string, number>>,
  on: string,
): Promise<Write[]> {
  if (taxIdHash === undefined) return [];
  const before = await findDebt(taxIdHash, businessId);
  return [saveDebt(taxIdHash, businessId, { on, cents: { ...before?.cents, ...part } })];
}

/** Returns the write that records an unpaid invoice as a debt; none without a tax id hash. */
export const rememberDebt = (
  subscription: SubscriptionItem,
  { periodStart, amountCents }: Pick<InvoiceItem, 'periodStart' | 'amountCents'>,
  on: string,
): Promise<Write[]> => addToDebt(subscription, { [periodStart]: amountCents }, on);

/** Returns the write that records size differences which no invoice will charge; none if they are zero. */
export async function rememberNotInvoiced(
  subscription: SubscriptionItem,
  on: string,
): Promise<Write[]> {
  const cents = waitingMonthCents(subscription) + waitingYearCents(subscription, { plans });
  return cents > 0 ? addToDebt(subscription, { [notInvoiced]: cents }, on) : [];
}

/** Returns the write that removes a paid invoice from the debt; none if it is not recorded. */
export async function forgetDebt(
  { taxIdHash }: SubscriptionItem,
  { businessId, periodStart }: InvoiceItem,
): Promise<Write[]> {
  const before = taxIdHash === undefined ? undefined : await findDebt(taxIdHash, businessId);
  if (taxIdHash === undefined || before?.cents[periodStart] === undefined) return [];
  const { [periodStart]: _, ...cents } = before.cents;
  return [saveDebt(taxIdHash, businessId, { on: before.on, cents })];
}
