import { IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { foundBusinessesQuery, useBusinessesAnew } from '../../api.ts';
import { EntryList } from '../desk/entry-list.tsx';
import { showBusiness } from './business-entry.tsx';

/** The businesses of any status that match a search. */
export function FoundBusinesses({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundBusinessesQuery(words));
  return (
    <EntryList
      query={query}
      onAskAnew={useBusinessesAnew()}
      rowHeight={420}
      empty={
        <EmptyState
          icon={<IconSearchOff size={32} />}
          title={t('staff.businesses.notFound.title')}
          hint={t('staff.businesses.notFound.hint')}
        />
      }
    >
      {showBusiness}
    </EntryList>
  );
}
