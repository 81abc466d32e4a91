import { useTranslation } from 'react-i18next';
import type { BillingCycle } from '#contract/billing/subscriptions.ts';
import { useFailureText } from '#web/platform/api/api.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useSetBillingCycle } from '../../api.ts';
import { cycleToast } from './plan-toasts.ts';

/** Returns a function that sets the previous billing cycle again and tells the result in a toast. */
export function useUndoCycle(businessId: string): (before: BillingCycle) => Promise<void> {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { mutateAsync } = useSetBillingCycle();
  return async (billingCycle) => {
    try {
      const saved = await mutateAsync({ params: { id: businessId }, body: { billingCycle } });
      await showToast(cycleToast(t, saved));
    } catch (error) {
      await showToast(textOf(error), 'error');
    }
  };
}
