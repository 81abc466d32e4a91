import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { NotPublicYet } from '#web/ui/not-public-yet.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { OfferFilters } from '../components/offer-filters.tsx';
import { OfferResults } from '../components/offer-results.tsx';
import { OffersNeedShop } from '../components/offers-need-shop.tsx';
import { useOfferFilter } from '../use-offer-filter.ts';

/** The offers of the user's business, by display status and words. */
export default function OfferList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMyBusiness();
  const [filter, setFilter] = useOfferFilter();
  const business = data?.items[0];
  return (
    <>
      <PageHeader
        title={t('offers.title')}
        action={
          business && (
            <Button
              component={Link}
              to={linkTo('offer')}
              replace
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {t('offers.new')}
            </Button>
          )
        }
      />
      {!data &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <RowsSkeleton height={104} />)}
      {data && !business && <OffersNeedShop hasBusiness={false} />}
      {business && data.currentBusinessId && (
        <>
          <NotPublicYet business={data.active ?? business} />
          <OfferFilters filter={filter} onChange={setFilter} />
          <OfferResults businessId={data.currentBusinessId} filter={filter} />
        </>
      )}
    </>
  );
}
