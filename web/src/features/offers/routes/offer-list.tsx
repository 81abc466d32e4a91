import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { hiddenShopReason } from '#web/product/share/hidden-reason.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { newestShopQuery } from '#web/session/queries/my-business.ts';
import { BelowHeader, focusPageHeading, PageHeader } from '#web/ui/page/page-header.tsx';
import { FirstOffer } from '../components/list/first-offer.tsx';
import { OfferFilters } from '../components/list/offer-filters.tsx';
import { OfferResults } from '../components/list/offer-results.tsx';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { StatisticsLink } from '../components/list/statistics-link.tsx';
import { useFromOffer } from '../use-from-offer.ts';
import { useOfferFilter } from '../use-offer-filter.ts';

interface HiddenShopNoticeProps {
  /** Undefined while it loads. */
  readonly businessStatus: BusinessStatus | undefined;
  readonly shopStatus: Shop['shopStatus'];
}

/** Tells a validator that customers cannot see their shop; it has no link to the owner's screens. */
function HiddenShopNotice({ businessStatus, shopStatus }: HiddenShopNoticeProps) {
  const { t } = useTranslation();
  const reason = hiddenShopReason({ business: businessStatus, shop: shopStatus });
  if (!reason) return null;
  const mayPass = reason === 'business.pending_approval' || reason === 'shop.inactive';
  return (
    <BusinessNotice
      color={mayPass ? 'yellow' : 'red'}
      text={t(`offers.hiddenForValidator.${reason}`)}
      mb="md"
    />
  );
}

/** Shows a first, just published offer below the heading of the list, in place of the first steps. */
function AfterFirstOffer({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { offerId, isFirst } = useFromOffer();
  if (!offerId || !isFirst) return children;
  const close = () => {
    focusPageHeading();
    navigate(pathname + search, { replace: true });
  };
  return <BelowHeader value={<FirstOffer id={offerId} onClose={close} />}>{children}</BelowHeader>;
}

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
