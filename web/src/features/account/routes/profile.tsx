import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { profileQuery } from '../api/profile.ts';
import { NameForm } from '../components/name-form.tsx';
import { PreferencesCard } from '../components/preferences-card.tsx';
import { SecurityCard } from '../components/security-card.tsx';

/** The user's name, language and theme, and the way to a new password. */
export default function Profile() {
  const { t } = useTranslation();
  const { data, error } = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={data?.email} />
      <Stack gap="md" maw="40rem">
        <ErrorAlert error={error} />
        {data ? <NameForm name={data.name} /> : !error && <FormSkeleton fields={1} />}
        <PreferencesCard />
        <SecurityCard />
      </Stack>
    </>
  );
}
