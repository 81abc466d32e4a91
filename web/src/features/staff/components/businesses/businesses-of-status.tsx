import { IconBuildingStore } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { businessesQuery, useBusinessesAnew } from '../../api.ts';
import { EntryList } from '../desk/entry-list.tsx';
import { showBusiness } from './business-entry.tsx';

/** The businesses of a status. */
export function BusinessesOfStatus({ status }: { readonly status: BusinessStatus }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(businessesQuery(status));
  return (
    <EntryList
      query={query}
      onAskAnew={useBusinessesAnew()}
      rowHeight={420}
      empty={
        <EmptyState
          icon={<IconBuildingStore size={32} />}
          title={t('staff.businesses.empty.title')}
          hint={t('staff.businesses.empty.hint')}
        />
      }
    >
      {showBusiness}
    </EntryList>
  );
}
