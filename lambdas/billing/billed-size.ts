import { agreementOn } from '#contract/billing/agreement-on.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { AgreementItem } from './agreement.ts';
import type { SubscriptionItem } from './subscription.ts';

interface Sized {
  readonly business: { readonly sizeTypeId: SizeTypeId };
  readonly agreements: readonly AgreementItem[];
}

/**
 * Returns the size that prices a day. Shops and offers stay public after a change to the special size, so the business pays
 * for its size before until an agreement begins.
 */
export function billedSizeOn(
  { sizeBeforeSpecial }: Pick<SubscriptionItem, 'sizeBeforeSpecial'>,
  { business, agreements }: Sized,
  day: string,
): SizeTypeId {
  const isWaiting = isSpecial(business) && !agreementOn(agreements, day);
  return isWaiting ? (sizeBeforeSpecial ?? business.sizeTypeId) : business.sizeTypeId;
}

/** Returns whether an agreement may price a subscription: now, or in a month that is not invoiced yet. */
export const needsAgreements = (
  { sizesOfMonth }: Pick<SubscriptionItem, 'sizesOfMonth'>,
  business: Sized['business'],
): boolean =>
  isSpecial(business) ||
  (sizesOfMonth !== undefined && isSpecial({ sizeTypeId: sizesOfMonth.firstId }));
