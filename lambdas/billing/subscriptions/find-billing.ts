import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import type { AgreementItem } from '../agreement.ts';
import { needsAgreements } from '../billed-size.ts';
import { findAgreements } from '../store/agreement-store.ts';
import { findSubscription } from '../store/subscription-store.ts';
import { newSubscription, type SubscriptionItem } from '../subscription.ts';

/** Returns the subscription of a business, new if none is stored, and agreements that affect its price. */
export async function findBilling(
  business: BusinessItem,
): Promise<{ subscription: SubscriptionItem; agreements: readonly AgreementItem[] }> {
  const subscription = (await findSubscription(business.id)) ?? newSubscription(business);
  const agreements = needsAgreements(subscription, business)
    ? await findAgreements(business.id)
    : [];
  return { subscription, agreements };
}
