import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Business, businessInput } from '#contract/businesses/businesses.ts';
import { sizeName } from '#web/lib/format/size-texts.ts';
import { ChangesNotice, type ChangesNoticeProps, DraftGate } from '#web/platform/drafts/drafts.ts';
import { AvatarField, SendNotice } from '#web/platform/photos/photos.ts';
import { UpgradeNote } from '#web/product/billing/upgrade-note.tsx';
import { reviewedValues } from '#web/product/business/reviewed-fields.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { maskTaxId } from '#web/ui/inputs/mask-tax-id.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { formPadding } from '#web/ui/page/section-card.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useUpdateBusiness } from '../api.ts';
import {
  type BusinessValues,
  businessInputOf,
  businessValues,
  taxIdKind,
} from '../business-values.ts';
import { useBusinessForm } from '../use-business-form.ts';
import { RevisionChanges } from './revision-changes.tsx';
import { SizeTypeField } from './size-type-field.tsx';

/** Replaces a refused revision by resending the live record. `error` says why that failed. */
function useDiscardRevision(active: Business) {
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

interface RefusedRevisionProps {
  readonly revision: Business;
  readonly active: Business;
  readonly onCorrect: () => void;
}

/** A refused revision: its owner can correct it in the form, or keep the live data. */
function RefusedRevision({ revision, active, onCorrect }: RefusedRevisionProps) {
  const { t } = useTranslation();
  const { discard, isDiscarding, error } = useDiscardRevision(active);
  return (
    <RevisionChanges revision={revision} active={active}>
      <Stack gap="sm" mt="md">
        <ErrorAlert error={error} />
        <Group gap="xs">
          <Button onClick={onCorrect}>{t('businesses.revision.correct')}</Button>
          <Button variant="default" loading={isDiscarding} onClick={discard}>
            {t('businesses.revision.keep')}
          </Button>
        </Group>
      </Stack>
    </RevisionChanges>
  );
}

interface TaxIdFieldProps extends MaskedInputProps {
  readonly wasApproved: boolean;
}

/** CPF or CNPJ in one field. A CPF gets a warning that the number will be public on every flyer. */
function TaxIdField({ wasApproved, ...props }: TaxIdFieldProps) {
  const { t } = useTranslation();
  const kind = taxIdKind(props.value ?? '');
  return (
    <MaskedInput
      mask={maskTaxId}
      inputMode="text"
      autoCapitalize="characters"
      placeholder="00.000.000/0000-00"
      label={t('businesses.taxId')}
      description={
        <span aria-live="polite">
          {kind === 'CPF'
            ? t('businesses.taxIdOfPerson')
            : !wasApproved && t('businesses.taxIdHint')}
        </span>
      }
      name="taxId"
      autoComplete="off"
      {...props}
    />
  );
}

const labels = {
  name: 'businesses.name',
  photos: 'photos.avatar',
  legalName: 'businesses.legalName',
  sizeTypeId: 'businesses.size',
  taxId: 'businesses.taxId',
} as const;

/** Changes that others made while the business was edited. */
function BusinessChanges(props: Pick<ChangesNoticeProps<BusinessValues>, 'changes' | 'form'>) {
  const { t } = useTranslation();
  const textOf = (field: string, { photos, sizeTypeId, ...texts }: BusinessValues) => {
    if (field === 'photos') return t('changes.photos', { count: photos.length });
    if (field === 'sizeTypeId') return sizeName(t, sizeTypeId);
    return String(texts[field]);
  };
  return (
    <ChangesNotice
      {...props}
      labelOf={(field) => t(labels[field as keyof typeof labels])}
      textOf={textOf}
    />
  );
}

interface BusinessFormProps {
  readonly business: Business | undefined;
  /** The live record, while a revision waits. */
  readonly active: Business | undefined;
  /** The last refused revision, until the owner has dealt with it. */
  readonly refused: Business | undefined;
  readonly focusField: (name: string) => void;
  readonly onSent: (saved: Business) => void;
}

/** Registers or changes the business; read-only if it is suspended or closed. */
export function BusinessForm({ business, active, refused, onSent, focusField }: BusinessFormProps) {
  const { t } = useTranslation();
  const { form, base, submission, draft, photos, changes, failure, isSending, send } =
    useBusinessForm(business, onSent);
  const status = base?.status;
  // The API also refuses changes to a revision of a suspended business.
  const live = active ?? base;
  const liveStatus = live?.status;
  const isLocked = liveStatus === 'suspended' || liveStatus === 'closed';
  const wasApproved = live?.approvedAt !== undefined;
  const refill = (revision: Business) => {
    const { photos: _, ...values } = businessValues(revision);
    form.setValues(values);
    const [changed] = reviewedValues(revision, base).filter(({ before }) => before !== undefined);
    focusField(changed?.field ?? 'name');
  };
  return (
    <DraftGate draft={draft} textOfOmitted={t('businesses.notInDraft')}>
      <Stack gap="md">
        {refused && base && !isLocked && (
          <RefusedRevision revision={refused} active={base} onCorrect={() => refill(refused)} />
        )}
        <Paper component="section" p={formPadding}>
          <form onSubmit={send} noValidate>
            <Stack gap="lg">
              <TextInput
                label={t('businesses.name')}
                description={t('businesses.nameHint')}
                name="name"
                autoComplete="organization"
                disabled={isLocked}
                {...form.getInputProps('name')}
              />
              <TaxIdField
                wasApproved={wasApproved}
                disabled={isLocked}
                {...form.getInputProps('taxId')}
              />
              <TextInput
                label={t('businesses.legalName')}
                description={t('businesses.legalNameHint')}
                name="legalName"
                autoComplete="off"
                disabled={isLocked}
                {...form.getInputProps('legalName')}
              />
              <AvatarField
                photos={photos}
                description={t('photos.hintOfAvatar')}
                disabled={isLocked}
              />
              <SizeTypeField
                hasTrial={!wasApproved}
                disabled={isLocked}
                {...form.getInputProps('sizeTypeId')}
              />
              {live?.status === 'active' && String(live.sizeTypeId) !== form.values.sizeTypeId && (
                <UpgradeNote businessId={live.id} sizeTypeId={form.values.sizeTypeId} />
              )}
              <BusinessChanges changes={changes} form={form} />
              <ErrorAlert error={failure} />
              <SendNotice photos={photos} isSending={isSending} />
              {!isLocked && (
                <Group justify="flex-end">
                  {status === 'active' && (
                    <Text size="sm" c="dimmed" flex="1 1 16rem">
                      {t('businesses.revisionHint')}
                    </Text>
                  )}
                  <Button
                    type="submit"
                    loading={isSending}
                    data-disabled={status === 'active' && !form.isDirty()}
                  >
                    {t(`businesses.submit.${submission}`)}
                  </Button>
                </Group>
              )}
            </Stack>
          </form>
        </Paper>
      </Stack>
    </DraftGate>
  );
}
