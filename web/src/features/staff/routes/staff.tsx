import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { BusinessList } from '../components/businesses/business-list.tsx';
import { Queues } from '../components/desk/queues.tsx';

/** The approval queue: pending businesses and revisions, oldest first. */
export default function Staff() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('staff.title')} subtitle={t('staff.subtitle')} />
      <Queues />
      <BusinessList
        search={{ status: 'pending_approval' }}
        rowHeight={480}
        empty={<EmptyState title={t('staff.empty.title')} hint={t('staff.empty.hint')} />}
      />
    </>
  );
}
