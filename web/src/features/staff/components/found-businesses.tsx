import { IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { businessQuery } from '../api/get-business.ts';
import { foundBusinessesQuery } from '../api/search-shops.ts';
import { isRefused } from '../is-refused.ts';
import { BusinessCard } from './business-card.tsx';
import { DeskList } from './desk-list.tsx';

const rowHeight = 420;

function FoundBusiness({ id }: { readonly id: string }) {
  const query = useQuery(businessQuery(id));
  return (
    <QueryView query={query} loading={<RowsSkeleton rows={1} height={rowHeight} />}>
      {(business) => <BusinessCard business={business} />}
    </QueryView>
  );
}

const showRow = ({ id }: { readonly id: string }) => <FoundBusiness id={id} />;

/** The businesses whose live shops words find; one that is suspended here stays, so that this can be undone. */
export function FoundBusinesses({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundBusinessesQuery(words));
  // Anyone may search shops, but not read their businesses.
  const refusal = useQueries({
    queries: (query.data ?? []).map(({ id }) => businessQuery(id)),
    combine: (businesses) => businesses.map(({ error }) => error).find(isRefused),
  });
  return (
    <DeskList
      query={query}
      error={refusal}
      rowHeight={rowHeight}
      empty={
        <EmptyState
          icon={<IconSearchOff size={32} />}
          title={t('staff.businesses.notFound.title')}
          hint={t('staff.businesses.notFound.hint')}
        />
      }
    >
      {showRow}
    </DeskList>
  );
}
