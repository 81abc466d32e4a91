import { IconSearchOff } from '@tabler/icons-react';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { businessQuery, foundShopsQuery } from '../api/search-businesses.ts';
import { isRefused } from '../is-refused.ts';
import { BusinessCard } from './business-card.tsx';
import { DeskList } from './desk-list.tsx';
import { SecondFactorNeeded } from './second-factor-needed.tsx';

const rowHeight = 220;

/** The businesses with these ids, which are different. Anyone may search shops, but not read their businesses. */
function BusinessesById({ ids }: { readonly ids: readonly string[] }) {
  const queries = useQueries({ queries: ids.map(businessQuery) });
  if (queries.some(({ error }) => isRefused(error))) return <SecondFactorNeeded />;
  return queries.map((query, index) => (
    <QueryView
      key={ids[index]}
      query={query}
      loading={<RowsSkeleton rows={1} height={rowHeight} />}
    >
      {(business) => <BusinessCard business={business} />}
    </QueryView>
  ));
}

/** The businesses whose live shops words find; one that is suspended here stays, so that this can be undone. */
export function FoundBusinesses({ words }: { readonly words: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(foundShopsQuery(words));
  return (
    <DeskList
      query={query}
      rowHeight={rowHeight}
      empty={
        <EmptyState
          icon={<IconSearchOff size={32} />}
          title={t('staff.businesses.notFound.title')}
          hint={t('staff.businesses.notFound.hint')}
        />
      }
    >
      {(shops) => <BusinessesById ids={[...new Set(shops.map(({ businessId }) => businessId))]} />}
    </DeskList>
  );
}
