import { Button, Stack } from '@mantine/core';
import { IconSearchOff, IconTag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { type OfferFilter, offersQuery } from '../api/list-offers.ts';
import classes from './offer-results.module.css';
import { OfferRow } from './offer-row.tsx';

interface OfferResultsProps {
  readonly businessId: string;
  readonly filter: OfferFilter;
}

/** The offers that a filter leaves, page by page. */
export function OfferResults({ businessId, filter }: OfferResultsProps) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    offersQuery(businessId, filter),
  );
  const isFiltered = filter.status !== undefined || filter.q !== undefined;
  // A page may come empty though the list goes on: read on until there is something to show.
  const readsOn = data?.length === 0 && hasNextPage && !error;

  useEffect(() => {
    if (readsOn && !isFetchingNextPage) fetchNextPage();
  }, [readsOn, isFetchingNextPage, fetchNextPage]);

  if (!data || readsOn) {
    return error ? (
      <LoadFailure error={error} onRetry={refetch} />
    ) : (
      <RowsSkeleton rows={4} height={104} />
    );
  }
  if (data.length === 0) {
    return isFiltered ? (
      <EmptyState
        icon={<IconSearchOff size={32} />}
        title={t('offers.noneFound.title')}
        hint={t('offers.noneFound.hint')}
      />
    ) : (
      <EmptyState
        icon={<IconTag size={32} />}
        title={t('offers.empty.title')}
        hint={t('offers.empty.hint')}
        action={
          <Button component={Link} to={linkTo('offer')} replace>
            {t('offers.new')}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="md">
      <ul className={classes['list']}>
        {data.map((offer) => (
          <OfferRow key={offer.id} offer={offer} />
        ))}
      </ul>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={error}
        onMore={fetchNextPage}
      />
    </Stack>
  );
}
