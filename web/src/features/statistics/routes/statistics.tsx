import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { StatisticsOfOwner } from '../components/statistics-of-owner.tsx';
import { StatisticsOfValidator } from '../components/statistics-of-validator.tsx';

/** The statistics of the user's business; validators see their shop, without money. */
export default function Statistics() {
  const { t } = useTranslation();
  const { role, businessId } = useMe();
  const listSearch = useListSearch();
  return (
    <>
      <BackLink from="statistics" search={listSearch} />
      <PageHeader
        title={t('shell.screens.statistics')}
        action={
          role !== 'validator' && (
            <Button variant="default" component={Link} to={linkToScreen('reportList')} replace>
              {t('statistics.toReports')}
            </Button>
          )
        }
      />
      {role === 'validator' && businessId ? (
        <StatisticsOfValidator businessId={businessId} />
      ) : (
        <StatisticsOfOwner />
      )}
    </>
  );
}
