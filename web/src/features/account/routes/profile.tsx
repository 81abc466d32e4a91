import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PushCard } from '#web/product/push-card.tsx';
import { owners } from '#web/screens/roles.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ExportCard } from '../components/profile/export-card.tsx';
import { InstallCard } from '../components/profile/install-card.tsx';
import { NoWorkerNotice } from '../components/profile/no-worker-notice.tsx';
import { PreferencesCard } from '../components/profile/preferences-card.tsx';
import { SecondFactorCard } from '../components/profile/second-factor-card.tsx';
import { SecurityCard } from '../components/profile/security-card.tsx';
import { TermsCard } from '../components/profile/terms-card.tsx';
import { UserDataCard } from '../components/profile/user-data-card.tsx';
import { RemoveAccountCard } from '../components/removal/remove-account-card.tsx';
import { useDataExport } from '../use-data-export.ts';

/** The user's data, preferences, password, accepted terms, data export and account removal. */
export default function Profile() {
  const { t } = useTranslation();
  const { role, terms } = useMe();
  const query = useQuery(profileQuery);
  const dataExport = useDataExport();
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Stack gap="md" maw="40rem">
        <QueryView query={query} loading={<FormSkeleton />}>
          {(data) => <UserDataCard data={data} />}
        </QueryView>
        <PreferencesCard />
        {/* All push messages are for owners. */}
        {owners.includes(role) && <PushCard />}
        <NoWorkerNotice />
        <InstallCard />
        <SecurityCard />
        <SecondFactorCard />
        {terms && <TermsCard terms={terms} />}
        <ExportCard dataExport={dataExport} />
        <RemoveAccountCard dataExport={dataExport} />
      </Stack>
    </>
  );
}
