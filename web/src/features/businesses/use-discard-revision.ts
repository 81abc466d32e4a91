import { useTranslation } from 'react-i18next';
import { type Business, businessInput } from '#contract/businesses/businesses.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useUpdateBusiness } from './api.ts';
import { businessInputOf, businessValues } from './business-values.ts';

/** Replaces a refused revision by resending the live record. `error` says why that failed. */
export function useDiscardRevision(active: Business) {
  const { t } = useTranslation();
  const update = useUpdateBusiness();
  const { id, version, userId } = active;
  const discard = async () => {
    const body = businessInput.parse(businessInputOf(businessValues(active), userId));
    try {
      await update.mutateAsync({ params: { id }, body, version });
    } catch {
      return;
    }
    await showToast(t('businesses.revision.kept'));
  };
  return { discard, isDiscarding: update.isPending, error: update.error };
}
