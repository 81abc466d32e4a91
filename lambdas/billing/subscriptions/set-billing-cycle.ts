import { isSpecial } from '#contract/businesses/size-type-ids.ts';
import { checkBusinessUnchanged } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { saveSubscription } from '../store/subscription-store.ts';
import { withCycle } from '../subscription.ts';
import { findBilling, shownSubscription } from './shown-subscription.ts';
import type { SubscriptionOperations } from './targets.ts';

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
