import { Button, Group, NativeSelect, Paper, Stack, Text, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatDay, localDay } from '#web/lib/format/days.ts';
import { DraftGate, useDraft } from '#web/platform/drafts/drafts.ts';
import { returning, useNavigateWhileShown } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { maskDate } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { formPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { changeUserData } from '../api/own-account.ts';
import { ageOfTyped, countryOptions, type UserData, userDataInput } from '../user-data-schema.ts';

/** Returns the form's values for the stored data. */
function userDataValues({ birthdate, phoneNumber, ...data }: UserData): UserData {
  return {
    ...data,
    birthdate: birthdate && formatDay(birthdate),
    phoneNumber: formatPhone(phoneNumber),
  };
}

/** The form of a user's own data; after saving, it leads back to the profile. */
function useUserDataForm(latest: UserData) {
  const { t } = useTranslation();
  const navigate = useNavigateWhileShown();
  const client = useQueryClient();
  // The initial values stay when newer data loads, so that only changes made here are sent.
  const [stored] = useState(latest);
  const today = localDay(useNow());
  const { form, failure, isSending, submit } = useContractForm({
    schema: userDataInput(today),
    initialValues: userDataValues(stored),
  });
  const draft = useDraft(form, {
    // The identity service has no versions. With a constant, drafts are merged into the stored data.
    version: 0,
    omit: [],
    startOf: () => userDataValues(stored),
    sendsSame: (one, other) => JSON.stringify(one) === JSON.stringify(other),
  });

  const send = submit(async (data) => {
    await changeUserData(stored, data);
    draft.deleteDraft();
    await client.invalidateQueries({ queryKey: profileQuery.queryKey });
    await navigate(linkToScreen('profile'), { replace: true, state: returning });
    await showToast(t('userData.saved'));
  });

  return { form, today, draft, failure, isSending, send };
}

interface BirthdateFieldProps extends MaskedInputProps {
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** A field for a date of birth, typed as day, month and year, with the age beside it. */
function BirthdateField({ today, value = '', ...props }: BirthdateFieldProps) {
  const { t } = useTranslation();
  const age = ageOfTyped(value, today);
  return (
    <MaskedInput
      mask={maskDate}
      label={t('userData.birthdate')}
      description={t('common.optional')}
      placeholder={t('userData.birthdateFormat')}
      name="birthdate"
      autoComplete="bday"
      inputMode="numeric"
      value={value}
      styles={{ wrapper: { flex: '0 1 11rem' } }}
      inputContainer={(input) => (
        <Group gap="0 0.75rem">
          {input}
          <Text role="status" c="dimmed">
            {age !== undefined && t('userData.age', { count: age })}
          </Text>
        </Group>
      )}
      {...props}
    />
  );
}

/** Brazil's country code; users need not type it. */
const brazil = '+55';

/** The user's own phone: Brazilian numbers after a fixed +55, others typed with + and the country code. */
function OwnPhoneInput(props: MaskedInputProps) {
  const { t } = useTranslation();
  const hasCode = props.value?.trimStart().startsWith('+');
  return (
    <PhoneInput
      label={t('account.phone')}
      description={t('userData.phoneHint')}
      name="phone"
      autoComplete={hasCode ? 'tel' : 'tel-national'}
      leftSection={hasCode ? undefined : brazil}
      leftSectionWidth="3.25rem"
      leftSectionPointerEvents="none"
      {...props}
    />
  );
}

/** Edits the user's personal data. */
function UserDataForm({ stored }: { readonly stored: UserData }) {
  const { t, i18n } = useTranslation();
  const { form, today, draft, failure, isSending, send } = useUserDataForm(stored);
  const countries = useMemo(() => countryOptions(i18n.language), [i18n.language]);
  return (
    <DraftGate draft={draft}>
      <Paper p={formPadding}>
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

/** Edits the user's name, date of birth, phone and country. */
export default function ChangeUserData() {
  const { t } = useTranslation();
  const query = useQuery(profileQuery);
  return (
    <>
      <BackLink from="changeUserData" />
      <PageHeader title={t('userData.title')} subtitle={t('userData.subtitle')} />
      <QueryView query={query} loading={<FormSkeleton />}>
        {({ email: _, ...stored }) => <UserDataForm stored={stored} />}
      </QueryView>
    </>
  );
}
