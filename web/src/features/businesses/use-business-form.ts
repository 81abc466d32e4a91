import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Business, businessInput } from '#contract/businesses/businesses.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { useRecordForm } from '#web/platform/drafts/drafts.ts';
import { submitWithPhotos, usePhotos, useUntilReady } from '#web/platform/photos/photos.ts';
import { reviewedFields } from '#web/product/business/reviewed-fields.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { myBusinessQuery, useMyBusiness } from '#web/session/queries/my-business.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { useCreateBusiness, useUpdateBusiness } from './api.ts';
import {
  type BusinessValues,
  businessFieldOf,
  businessInputOf,
  businessValues,
} from './business-values.ts';

/** Errors which mean that the edited version of the business is outdated. */
const conflicts = [
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'REVISION_PENDING',
  'BUSINESS_NOT_FOUND',
  'BUSINESS_ALREADY_EXISTS',
];

const resultOf = {
  create: 'businesses.created',
  resend: 'businesses.sent',
  review: 'businesses.sent',
  save: 'businesses.saved',
} as const;

/** The form of the user's business; `base` is the edited version, undefined for a new business. */
export function useBusinessForm(initial: Business | undefined, onSent: (saved: Business) => void) {
  const { t } = useTranslation();
  const { userId } = useMe();
  const client = useQueryClient();
  const create = useCreateBusiness();
  const update = useUpdateBusiness();
  const { form, base, edit, draft, changes, failure, isSending, submit } = useRecordForm({
    record: initial,
    schema: businessInput,
    valuesOf: (business: Business | undefined, typed?: BusinessValues) =>
      businessValues(business, typed?.photos),
    toInput: (values) => businessInputOf(values, userId),
    fieldOf: businessFieldOf,
    checkedWhenLeft: ['taxId'],
    conflicts,
    // The registered name of a microentrepreneur contains their CPF.
    omitFromDraft: ['taxId', 'legalName'],
    load: async () => {
      const { items } = await client.fetchQuery(fromServer(myBusinessQuery(userId)));
      return items[0];
    },
  });
  // `base` does not change while its image is being processed.
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

  const submissionOf = (): keyof typeof resultOf => {
    if (!base) return 'create';
    if (base.status === 'rejected') return 'resend';
    const isReviewed = reviewedFields.some((field) => form.isDirty(field));
    return base.status === 'active' && isReviewed ? 'review' : 'save';
  };
  const submission = submissionOf();

  const send = submitWithPhotos(submit, photos, async (body) => {
    const { intent } = draft;
    const saved = base
      ? await update.mutateAsync({ params: { id: base.id }, body, version: base.version, intent })
      : await create.mutateAsync({ body, intent });
    draft.deleteDraft();
    edit(saved);
    onSent(saved);
    await showToast(t(resultOf[submission]));
  });

  return { form, base, submission, draft, photos, changes, failure, isSending, send };
}
