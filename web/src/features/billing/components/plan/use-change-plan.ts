import { useMutation } from '@tanstack/react-query';
import { subscriptionRoutes } from '#contract/billing/subscription-routes.ts';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { useInvalidate } from '#web/platform/api/api.ts';
import { useChangeSize, useSetBillingCycle } from '../../api.ts';
import { type ChosenPlan, changedParts, inputWithSize, type Records } from './plan-change.ts';

/**
 * Changes size and billing cycle by a choice. After a failure, the shown plan is loaded again, and the next attempt
 * makes only the change that is still missing.
 */
export function useChangePlan(records: Records, subscription: Subscription) {
  const { live, pending } = records;
  const { mutateAsync: changeSize } = useChangeSize();
  const { mutateAsync: setCycle } = useSetBillingCycle();
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: async (choice: ChosenPlan) => {
      const changed = changedParts(choice, records, subscription);
      // First, since only the size can be refused for reasons that the owner has to settle.
      if (changed.size) {
        const body = inputWithSize(pending, choice.sizeTypeId);
        await changeSize({ params: { id: pending.id }, body, version: pending.version });
      }
      if (!changed.cycle) return;
      await setCycle({ params: { id: live.id }, body: { billingCycle: choice.cycle } });
    },
    onError: () => invalidate([businessRoutes.listBusinesses, subscriptionRoutes.getSubscription]),
  });
}
