import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Business, businessInput } from '#contract/businesses.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { mergeEdits } from '#web/lib/merge-edits.ts';
import { useMe } from '#web/session/get-me.ts';
import { myBusinessQuery } from '#web/session/get-my-business.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useCreateBusiness } from './api/create-business.ts';
import { useUpdateBusiness } from './api/update-business.ts';
import { businessFieldOf, businessInputOf, businessValues } from './business-values.ts';

/** Errors which mean that the business is no longer the version that is edited. */
const conflicts = new Set<string>([
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'REVISION_PENDING',
  'BUSINESS_NOT_FOUND',
  'BUSINESS_ALREADY_EXISTS',
]);

/**
 * The form of the user's business. `base` is the version that is edited; where another one is current
 * meanwhile, `reload` loads it and keeps what the user changed.
 */
export function useBusinessForm(initial: Business | undefined) {
  const { t } = useTranslation();
  const { userId } = useMe();
  const client = useQueryClient();
  const [base, setBase] = useState(initial);
  const [isReloading, setIsReloading] = useState(false);
  const create = useCreateBusiness();
  const update = useUpdateBusiness();
  const { form, failure, isSending, submit } = useContractForm({
    schema: businessInput,
    initialValues: businessValues(initial),
    toInput: (values) => businessInputOf(values, { userId, avatarUrl: base?.avatarUrl }),
    fieldOf: businessFieldOf,
  });
  const deleteDraft = useDraft(form, businessValues(base));
  const [resolvedFailure, setResolvedFailure] = useState<unknown>();

  const edit = (business: Business | undefined, values = businessValues(business)) => {
    setBase(business);
    form.setInitialValues(businessValues(business));
    form.setValues(values);
  };

  const send = submit(async (body) => {
    const saved = base
      ? await update.mutateAsync({ params: { id: base.id }, body, version: base.version })
      : await create.mutateAsync({ body });
    deleteDraft();
    edit(saved);
    await showToast(t(base ? 'businesses.saved' : 'businesses.created'));
  });

  const reload = async () => {
    setIsReloading(true);
    try {
      const { items } = await client.fetchQuery({ ...myBusinessQuery(userId), staleTime: 0 });
      const [current] = items;
      edit(current, mergeEdits(businessValues(base), form.getValues(), businessValues(current)));
      setResolvedFailure(failure);
    } catch {
      await showToast(t('errors.NETWORK'), 'error');
    } finally {
      setIsReloading(false);
    }
  };

  const openFailure = failure === resolvedFailure ? undefined : failure;
  const isConflict = openFailure instanceof ApiError && conflicts.has(openFailure.code);
  return { form, base, failure: openFailure, isConflict, isSending, isReloading, send, reload };
}
