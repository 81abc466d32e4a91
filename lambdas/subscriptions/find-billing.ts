import type { AgreementItem } from '../billing/agreement.ts';
import { needsAgreements } from '../billing/billed-size.ts';
import { findAgreements } from '../billing/repository/agreement-repository.ts';
import { findSubscription } from '../billing/repository/subscription-repository.ts';
import { newSubscription, type SubscriptionItem } from '../billing/subscription.ts';
import type { BusinessItem } from '../businesses/business-repository.ts';

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
