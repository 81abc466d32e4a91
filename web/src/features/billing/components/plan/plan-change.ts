import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import type { Business, BusinessInput } from '#contract/businesses/businesses.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import { isSuspendedForPaymentOnly } from '#web/product/billing/payment-state.ts';
import { isRevision } from '#web/product/business/is-revision.ts';

/** The live record of a business, and its waiting revision, else the same record. */
export interface Records {
  readonly live: Business;
  readonly pending: Business;
}

/** The size and the billing cycle that an owner chooses together. */
export interface ChosenPlan {
  readonly sizeTypeId: SizeTypeId;
  readonly cycle: BillingCycle;
}

/** Returns the cycle of the next invoice. */
export const keptCycle = ({ billingCycle, nextBillingCycle }: Subscription): BillingCycle =>
  nextBillingCycle ?? billingCycle;

/** Returns the size that waits for approval; undefined if the waiting revision, if any, keeps the size. */
export const waitingSize = ({ live, pending }: Records): SizeTypeId | undefined =>
  isRevision(pending) && pending.sizeTypeId !== live.sizeTypeId ? pending.sizeTypeId : undefined;

/** Returns which parts of the plan a choice changes. The special size is always billed by the month. */
export function changedParts(
  { sizeTypeId, cycle }: ChosenPlan,
  { pending }: Records,
  subscription: Subscription,
): { readonly size: boolean; readonly cycle: boolean } {
  return {
    size: sizeTypeId !== pending.sizeTypeId,
    cycle: !isSpecial({ sizeTypeId }) && cycle !== keptCycle(subscription),
  };
}

/** Why a business cannot change its plan now. */
export type PlanBlock = 'rejected' | 'suspendedForPayment' | 'suspended' | 'closed';

/** Returns why a business cannot change this part of its plan now; undefined if it can. */
export function planBlock(
  { live }: Pick<Records, 'live'>,
  changed: { readonly size: boolean },
): PlanBlock | undefined {
  const { status } = live;
  if (status === 'closed') return 'closed';
  // Only the size needs an approval.
  if (!changed.size) return undefined;
  if (isSuspendedForPaymentOnly(live)) return 'suspendedForPayment';
  return status === 'active' || status === 'pending_approval' ? undefined : status;
}

/** Returns the input that changes only the size of a record. */
export const inputWithSize = (
  { name, legalName, avatarUrl, userId, legalRegister, personRegister }: Business,
  sizeTypeId: SizeTypeId,
): BusinessInput => ({
  name,
  ...(legalName !== undefined && { legalName }),
  sizeTypeId,
  ...(avatarUrl !== undefined && { avatarUrl }),
  userId,
  ...(legalRegister !== undefined && { legalRegister }),
  ...(personRegister !== undefined && { personRegister }),
});
