import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { profileQuery } from '../api/get-profile.ts';
import { NameForm } from '../components/name-form.tsx';
import { PreferencesCard } from '../components/preferences-card.tsx';
import { SecurityCard } from '../components/security-card.tsx';

/** The user's name, language, theme and password. */
export default function Profile() {
  const { t } = useTranslation();
  const query = useQuery(profileQuery);
  return (
    <>
      <PageHeader title={t('profile.title')} subtitle={query.data?.email} />
      <Stack gap="md" maw="40rem">
        <QueryView query={query} loading={<FormSkeleton fields={1} />}>
          {({ name }) => <NameForm name={name} />}
        </QueryView>
        <PreferencesCard />
        <SecurityCard />
      </Stack>
    </>
  );
}
