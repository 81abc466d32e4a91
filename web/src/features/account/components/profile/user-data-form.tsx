import { Button, Group, NativeSelect, Paper, Stack, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftGate } from '#web/platform/drafts/drafts.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { formPadding } from '#web/ui/page/card-padding.ts';
import { countryOptions } from '../../countries.ts';
import { useUserDataForm } from '../../use-user-data-form.ts';
import type { UserData } from '../../user-data-schema.ts';
import { BirthdateField } from './birthdate-field.tsx';
import { OwnPhoneInput } from './own-phone-input.tsx';

/** Edits the user's personal data. */
export function UserDataForm({ stored }: { readonly stored: UserData }) {
  const { t, i18n } = useTranslation();
  const { form, today, draft, failure, isSending, send } = useUserDataForm(stored);
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  return (
    <DraftGate draft={draft}>
      <Paper withBorder p={formPadding} maw="40rem">
        <form onSubmit={send} noValidate>
          <Stack gap="lg">
            <TextInput
              label={t('account.name')}
              name="name"
              autoComplete="name"
              {...form.getInputProps('name')}
            />
            <BirthdateField today={today} {...form.getInputProps('birthdate')} />
            <OwnPhoneInput {...form.getInputProps('phoneNumber')} />
            <NativeSelect
              label={t('userData.country')}
              name="country"
              autoComplete="country"
              data={countries}
              {...form.getInputProps('country')}
            />
            <ErrorAlert error={failure} />
            <Group justify="flex-end">
              <Button type="submit" loading={isSending} data-disabled={!form.isDirty()}>
                {t('common.save')}
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </DraftGate>
  );
}
