import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { usageQuery } from '#web/session/queries/get-usage.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { useAllMyShops } from '#web/session/queries/use-all-my-shops.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { OfferForm } from '../form/offer-form.tsx';
import { NoMoreOffers } from './no-more-offers.tsx';
import { OffersBlocked } from './offers-blocked.tsx';
import { OffersNeedShop } from './offers-need-shop.tsx';

interface RoomForOfferProps {
  readonly business: Business;
  readonly active: number;
  readonly max: number;
  readonly children: ReactNode;
}

/** Shows the form while one more active offer is allowed. A form stays once it is shown. */
function RoomForOffer({ business, active, max, children }: RoomForOfferProps) {
  const [wasShown, setWasShown] = useState(false);
  if (wasShown) return children;
  if (active < max) {
    setWasShown(true);
    return null;
  }
  return <NoMoreOffers business={business} max={max} />;
}

interface NewOfferOfProps {
  /** The live record. */
  readonly business: Business;
  readonly source: Offer | undefined;
}

function NewOfferOf({ business, source }: NewOfferOfProps) {
  const { id: businessId } = business;
  const shopsQuery = useAllMyShops(businessId);
  const usage = useQuery(usageQuery(businessId));
  return (
    <QueryView query={shopsQuery} loading={<FormSkeleton fields={6} />}>
      {(shops) =>
        shops.length === 0 ? (
          <OffersNeedShop hasBusiness />
        ) : (
          <QueryView query={usage} loading={<FormSkeleton fields={6} />}>
            {({ activeOffersCount, limits }) => (
              <RoomForOffer
                business={business}
                active={activeOffersCount}
                max={limits.maxActiveOffers}
              >
                <OfferForm businessId={businessId} shops={shops} source={source} />
              </RoomForOffer>
            )}
          </QueryView>
        )
      }
    </QueryView>
  );
}

/** The form of a new offer or a copy, or what to do first if the business cannot publish one. */
export function NewOffer({ source }: { readonly source?: Offer | undefined }) {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ currentBusinessId, items: [business], active = business }) => {
        if (!currentBusinessId || !active) return <OffersNeedShop hasBusiness={false} />;
        return isPublishingBusiness(active.status) ? (
          <NewOfferOf business={active} source={source} />
        ) : (
          <OffersBlocked status={active.status} />
        );
      }}
    </QueryView>
  );
}
