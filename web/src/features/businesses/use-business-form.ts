import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Business, type BusinessInput, businessInput } from '#contract/businesses.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { mergeEdits } from '#web/lib/merge-edits.ts';
import { useMe } from '#web/session/get-me.ts';
import { myBusinessQuery, useMyBusiness } from '#web/session/get-my-business.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { submitWithPhotos } from '#web/ui/photos/submit-with-photos.ts';
import { usePhotos } from '#web/ui/photos/use-photos.ts';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
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
    toInput: (values) => businessInputOf(values, userId),
    fieldOf: businessFieldOf,
  });
  const draft = useDraft(form);
  // What is edited stays the same, while its image becomes ready.
  const { data, refetch } = useMyBusiness();
  const images = data?.items[0]?.images ?? base?.images ?? [];
  useUntilReady(images, refetch);
  const photos = usePhotos({
    area: 'business',
    value: form.values.photos,
    onChange: (update) => form.setFieldValue('photos', update),
    images,
    max: 1,
  });
  const [resolvedFailure, setResolvedFailure] = useState<unknown>();

  /** Makes a version the one that is edited; `typed` is merged into it where given. */
  const edit = (business: Business | undefined, typed?: typeof form.values) => {
    const before = form.getInitialValues();
    const initial = businessValues(business, form.getValues().photos);
    setBase(business);
    form.setInitialValues(initial);
    form.setValues(typed ? mergeEdits(before, typed, initial) : initial);
  };

  const save = async (body: BusinessInput) => {
    const saved = base
      ? await update.mutateAsync({ params: { id: base.id }, body, version: base.version })
      : await create.mutateAsync({ body });
    draft.deleteDraft();
    edit(saved);
    await showToast(t(base ? 'businesses.saved' : 'businesses.created'));
  };

  const send = submitWithPhotos(submit, photos, save);

  const reload = async () => {
    setIsReloading(true);
    try {
      const { items } = await client.fetchQuery({ ...myBusinessQuery(userId), staleTime: 0 });
      edit(items[0], form.getValues());
      setResolvedFailure(failure);
    } catch {
      await showToast(t('errors.NETWORK'), 'error');
    } finally {
      setIsReloading(false);
    }
  };

  const openFailure = failure === resolvedFailure ? undefined : failure;
  const isConflict = openFailure instanceof ApiError && conflicts.has(openFailure.code);
  return {
    form,
    base,
    draft,
    photos,
    failure: openFailure,
    isConflict,
    isSending,
    isReloading,
    send,
    reload,
  };
}
