import { Button } from '@mantine/core';
import { IconSearchOff, IconTag } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/virtual-rows.tsx';
import { type OfferFilter, offersQuery } from '../api/list-offers.ts';
import { OfferRow } from './offer-row.tsx';

interface OfferResultsProps {
  readonly businessId: string;
  readonly filter: OfferFilter;
  /** Whether the user may publish and change offers; a validator only sees them. */
  readonly mayEdit: boolean;
}

interface NoOffersProps {
  readonly isFiltered: boolean;
  readonly mayEdit: boolean;
}

function NoOffers({ isFiltered, mayEdit }: NoOffersProps) {
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
      title={t(mayEdit ? 'offers.empty.title' : 'offers.emptyForValidator.title')}
      hint={t(mayEdit ? 'offers.empty.hint' : 'offers.emptyForValidator.hint')}
      action={
        mayEdit && (
          <Button component={Link} to={linkTo('offer')} replace>
            {t('offers.new')}
          </Button>
        )
      }
    />
  );
}

/** The offers of a business that match a filter, page by page. */
export function OfferResults({ businessId, filter, mayEdit }: OfferResultsProps) {
  const query = useInfiniteQuery(offersQuery(businessId, filter));
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  const isFiltered = filter.status !== undefined || filter.q !== undefined;
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={4} height={104} />}
      empty={<NoOffers isFiltered={isFiltered} mayEdit={mayEdit} />}
    >
      {(offers) => (
        <VirtualRows rows={offers} keyOf={({ id }) => id} height={104} gap={10}>
          {(offer) => <OfferRow offer={offer} mayEdit={mayEdit} />}
        </VirtualRows>
      )}
    </PagedList>
  );
}
