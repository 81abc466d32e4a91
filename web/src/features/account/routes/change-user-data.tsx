import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { UserDataForm } from '../components/profile/user-data-form.tsx';

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
