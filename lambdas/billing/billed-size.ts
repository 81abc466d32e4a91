import { agreementOn } from '#contract/billing/agreement-on.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { AgreementItem } from './agreement.ts';
import type { SubscriptionItem } from './subscription.ts';

interface Sized {
  readonly business: { readonly sizeTypeId: SizeTypeId };
  readonly agreements: readonly AgreementItem[];
}

/** Returns the size that prices a day: the previous size, while the special size has no agreement yet. */
export function billedSizeOn(
  { sizeBeforeSpecial }: Pick<SubscriptionItem, 'sizeBeforeSpecial'>,
  { business, agreements }: Sized,
  day: string,
): SizeTypeId {
  const isWaiting = isSpecial(business) && !agreementOn(agreements, day);
  return isWaiting ? (sizeBeforeSpecial ?? business.sizeTypeId) : business.sizeTypeId;
}

/** Returns whether an agreement may price the subscription now, or a month that is not invoiced yet. */
export const needsAgreements = (
  { sizesOfMonth }: Pick<SubscriptionItem, 'sizesOfMonth'>,
  business: Sized['business'],
): boolean =>
  isSpecial(business) ||
  (sizesOfMonth !== undefined && isSpecial({ sizeTypeId: sizesOfMonth.firstId }));
