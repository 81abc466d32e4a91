import { Button, Group, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { DraftGate } from '#web/ui/form/draft-gate.tsx';
import { AvatarField } from '#web/ui/photos/avatar-field.tsx';
import { SendNotice } from '#web/ui/photos/send-notice.tsx';
import { useBusinessForm } from '../use-business-form.ts';
import { BusinessChanges } from './business-changes.tsx';
import { SizeTypeField } from './size-type-field.tsx';
import { TaxIdField } from './tax-id-field.tsx';

const submitTexts = {
  pending_approval: 'businesses.submit.save',
  active: 'businesses.submit.save',
  rejected: 'businesses.submit.resend',
} as const;

/** Registers or changes the business; read-only where it is suspended or closed. */
export function BusinessForm({ business }: { readonly business: Business | undefined }) {
  const { t } = useTranslation();
  const { form, base, draft, photos, changes, failure, isSending, send } =
    useBusinessForm(business);
  const isLocked = base?.status === 'suspended' || base?.status === 'closed';
  const submitText =
    base && base.status in submitTexts
      ? submitTexts[base.status as keyof typeof submitTexts]
      : 'businesses.submit.create';
  return (
    <DraftGate draft={draft}>
      <Paper component="section" withBorder p={{ base: 'md', sm: 'xl' }}>
        <form onSubmit={send} noValidate>
          <Stack gap="lg">
            <AvatarField
              photos={photos}
              description={t('photos.hintOfAvatar')}
              disabled={isLocked}
            />
            <TextInput
              label={t('businesses.name')}
              description={t('businesses.nameHint')}
              name="name"
              autoComplete="organization"
              disabled={isLocked}
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('businesses.legalName')}
              description={t('businesses.legalNameHint')}
              name="legalName"
              autoComplete="off"
              disabled={isLocked}
              {...form.getInputProps('legalName')}
            />
            <TaxIdField disabled={isLocked} {...form.getInputProps('taxId')} />
            <SizeTypeField disabled={isLocked} {...form.getInputProps('sizeTypeId')} />
            <BusinessChanges changes={changes} form={form} />
            <ErrorAlert error={failure} />
            <SendNotice photos={photos} isSending={isSending} />
            {!isLocked && (
              <Group justify="flex-end">
                {base?.status === 'active' && (
                  <Text size="sm" c="dimmed" flex="1 1 16rem">
                    {t('businesses.revisionHint')}
                  </Text>
                )}
                <Button
                  type="submit"
                  loading={isSending}
                  disabled={base?.status === 'active' && !form.isDirty()}
                >
                  {t(submitText)}
                </Button>
              </Group>
            )}
          </Stack>
        </form>
      </Paper>
    </DraftGate>
  );
}
