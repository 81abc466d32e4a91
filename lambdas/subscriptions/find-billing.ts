import type { AgreementItem } from '../billing/agreement.ts';
import { needsAgreements } from '../billing/billed-size.ts';
import { findAgreements } from '../billing/repository/agreement-repository.ts';
import { findSubscription } from '../billing/repository/subscription-repository.ts';
import { newSubscription, type SubscriptionItem } from '../billing/subscription.ts';
import type { BusinessItem } from '../businesses/business-repository.ts';

/** The subscription of a business, a new one where nothing was set yet, and what was agreed on with it. */
export async function findBilling(
  business: BusinessItem,
): Promise<{ subscription: SubscriptionItem; agreements: readonly AgreementItem[] }> {
  const subscription = (await findSubscription(business.id)) ?? newSubscription(business);
  const agreements = needsAgreements(subscription, business)
    ? await findAgreements(business.id)
    : [];
  return { subscription, agreements };
}
