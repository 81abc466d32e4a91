import { Button, Group } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ReportsOfBusiness } from '../components/reports-of-business.tsx';

/** Explains reports, with a link to register a business first. */
function ReportsNeedBusiness() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t('reports.needBusiness.title')}
      hint={t('reports.needBusiness.hint')}
      to={linkToScreen('business')}
      link={t('reports.needBusiness.action')}
    />
  );
}

/** The reports of the user's business, and the form for requesting another one. */
export default function ReportList() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <PageHeader
        title={t('shell.screens.reportList')}
        action={
          query.data?.currentBusinessId && (
            <Group gap="xs">
              <Button variant="default" component={Link} to={linkToScreen('statistics')} replace>
                {t('shell.screens.statistics')}
              </Button>
              <Button
                leftSection={<IconPlus size={18} aria-hidden="true" />}
                onClick={() => setIsAsking(true)}
              >
                {t('reports.ask.open')}
              </Button>
            </Group>
          )
        }
      />
      <QueryView query={query} loading={<RowsSkeleton />}>
        {({ currentBusinessId, items: [business], active = business }) =>
          currentBusinessId && active ? (
            <ReportsOfBusiness
              businessId={currentBusinessId}
              firstDay={dayIn('America/Sao_Paulo', new Date(active.createdAt))}
              isAsking={isAsking}
              onAsking={setIsAsking}
            />
          ) : (
            <ReportsNeedBusiness />
          )
        }
      </QueryView>
    </>
  );
}
