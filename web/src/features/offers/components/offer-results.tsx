import { Button } from '@mantine/core';
import { IconSearchOff, IconTag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { type OfferFilter, offersQuery } from '../api/list-offers.ts';
import classes from './offer-results.module.css';
import { OfferRow } from './offer-row.tsx';

interface OfferResultsProps {
  readonly businessId: string;
  readonly filter: OfferFilter;
}

function NoOffers({ isFiltered }: { readonly isFiltered: boolean }) {
  const { t } = useTranslation();
  if (isFiltered) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} />}
        title={t('offers.noneFound.title')}
        hint={t('offers.noneFound.hint')}
      />
    );
  }
  return (
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

/** The offers of a business that match a filter, page by page. */
export function OfferResults({ businessId, filter }: OfferResultsProps) {
  const query = useInfiniteQuery(offersQuery(businessId, filter));
  const isFiltered = filter.status !== undefined || filter.q !== undefined;
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={4} height={104} />}
      empty={<NoOffers isFiltered={isFiltered} />}
    >
      {(offers) => (
        <ul className={classes['list']}>
          {offers.map((offer) => (
            <OfferRow key={offer.id} offer={offer} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
