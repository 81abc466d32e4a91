import { IconChecks } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { businessesQuery, useBusinessesAnew } from '../api.ts';
import { showBusiness } from '../components/businesses/business-entry.tsx';
import { EntryList } from '../components/desk/entry-list.tsx';

/** The approval queue: pending businesses and revisions, oldest first. */
export default function Staff() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(businessesQuery('pending_approval'));
  return (
    <>
      <PageHeader title={t('staff.title')} subtitle={t('staff.subtitle')} />
      <EntryList
        query={query}
        onAskAnew={useBusinessesAnew()}
        rowHeight={480}
        empty={
          <EmptyState
            icon={<IconChecks size={32} />}
            title={t('staff.empty.title')}
            hint={t('staff.empty.hint')}
          />
        }
      >
        {showBusiness}
      </EntryList>
    </>
  );
}
