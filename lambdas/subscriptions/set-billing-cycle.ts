import { isSpecial } from '#contract/size-type-ids.ts';
import type { BillingCycle } from '#contract/subscriptions.ts';
import { saveSubscription } from '../billing/repository/subscription-repository.ts';
import type { SubscriptionItem } from '../billing/subscription.ts';
import { checkBusinessUnchanged } from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import { findBilling } from './find-billing.ts';
import { shownSubscription } from './shown-subscription.ts';
import type { SubscriptionOperations } from './subjects.ts';

/** Changes the cycle: immediately if nothing was invoiced yet, otherwise from the next invoice on. */
function withCycle(subscription: SubscriptionItem, cycle: BillingCycle): SubscriptionItem {
  const { nextBillingCycle: _, ...rest } = subscription;
  if (rest.invoicedThrough === undefined) return { ...rest, billingCycle: cycle };
  return rest.billingCycle === cycle ? rest : { ...rest, nextBillingCycle: cycle };
}

/** Sets the billing cycle of a business. The special size is always billed by the month. */
export const setBillingCycle: SubscriptionOperations['setBillingCycle'] = async (request) => {
  const { business, body, now } = request;
  if (business.status === 'closed') throw new AppError('INVALID_TRANSITION');
  if (isSpecial(business) && body.billingCycle !== 'MONTHLY') {
    const errors = [{ path: 'billingCycle', code: 'INVALID_VALUE' }] as const;
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  const { subscription, agreements } = await findBilling(business);
  const after = withCycle(subscription, body.billingCycle);
  return ok(shownSubscription(after, { business, agreements, now }), [
    saveSubscription(after),
    // A concurrent change may close the business or move it to the special size.
    checkBusinessUnchanged(business),
  ]);
};
