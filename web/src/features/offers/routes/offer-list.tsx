import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { newestShopQuery } from '#web/session/queries/newest-rows.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { AfterFirstOffer } from '../components/list/after-first-offer.tsx';
import { HiddenShopNotice } from '../components/list/hidden-shop-notice.tsx';
import { OfferFilters } from '../components/list/offer-filters.tsx';
import { OfferResults } from '../components/list/offer-results.tsx';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { StatisticsLink } from '../components/list/statistics-link.tsx';
import { useOfferFilter } from '../use-offer-filter.ts';

function OffersOfValidator({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useOfferFilter();
  // For a validator, the API returns their one shop.
  const shops = useQuery(newestShopQuery(businessId)).data?.items;
  const shop = shops?.[0];
  const business = useQuery(
    routeQuery(businessRoutes.getBusiness, { params: { id: businessId } }),
  ).data;
  return (
    <>
      <PageHeader
        title={shop ? shopTitle(shop) : t('offers.title')}
        subtitle={t('offers.ofThisShop')}
        action={<StatisticsLink />}
      />
      {shop && <HiddenShopNotice businessStatus={business?.status} shopStatus={shop.shopStatus} />}
      <OfferFilters filter={filter} onChange={setFilter} shops={[]} />
      <OfferResults
        businessId={businessId}
        businessStatus={business?.status}
        filter={filter}
        isOwner={false}
        shops={shops}
      />
    </>
  );
}

/** The offers that the user may see in the admin app. */
export default function OfferList() {
  const { role, businessId } = useMe();
  return role === 'validator' && businessId ? (
    <OffersOfValidator businessId={businessId} />
  ) : (
    <AfterFirstOffer>
      <OffersOfOwner />
    </AfterFirstOffer>
  );
}
