import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { useMe } from '#web/session/get-me.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { NotPublicYet } from '#web/ui/not-public-yet.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { OfferFilters } from '../components/offer-filters.tsx';
import { OfferResults } from '../components/offer-results.tsx';
import { OffersNeedShop } from '../components/offers-need-shop.tsx';
import { useOfferFilter } from '../use-offer-filter.ts';

/** The offers of a validator's shop, filtered by display status and words. */
function OffersOfValidator({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useOfferFilter();
  return (
    <>
      <PageHeader title={t('offers.title')} />
      <OfferFilters filter={filter} onChange={setFilter} />
      <OfferResults businessId={businessId} filter={filter} mayEdit={false} />
    </>
  );
}

/** The offers of the owner's business, filtered by display status and words. */
function OffersOfOwner() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const [filter, setFilter] = useOfferFilter();
  return (
    <>
      <PageHeader
        title={t('offers.title')}
        action={
          query.data?.currentBusinessId && (
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
      <QueryView query={query} loading={<RowsSkeleton height={104} />}>
        {({ items: [business], currentBusinessId, active = business }) =>
          currentBusinessId && active ? (
            <>
              <NotPublicYet business={active} />
              <OfferFilters filter={filter} onChange={setFilter} />
              <OfferResults businessId={currentBusinessId} filter={filter} mayEdit />
            </>
          ) : (
            <OffersNeedShop hasBusiness={false} />
          )
        }
      </QueryView>
    </>
  );
}

/** The offers that the user may see in the admin app. */
export default function OfferList() {
  const { role, businessId } = useMe();
  return role === 'validator' && businessId ? (
    <OffersOfValidator businessId={businessId} />
  ) : (
    <OffersOfOwner />
  );
}
