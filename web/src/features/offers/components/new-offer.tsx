import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useAllMyShops } from '../use-all-my-shops.ts';
import { OfferForm } from './offer-form.tsx';
import { OffersNeedShop } from './offers-need-shop.tsx';

function NewOfferOf({ businessId }: { readonly businessId: string }) {
  const query = useAllMyShops(businessId);
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {(shops) =>
        shops.length === 0 ? (
          <OffersNeedShop hasBusiness />
        ) : (
          <OfferForm businessId={businessId} shops={shops} />
        )
      }
    </QueryView>
  );
}

/** The form of a new offer; what to do first where there is no business or no shop. */
export function NewOffer() {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ currentBusinessId }) =>
        currentBusinessId ? (
          <NewOfferOf businessId={currentBusinessId} />
        ) : (
          <OffersNeedShop hasBusiness={false} />
        )
      }
    </QueryView>
  );
}
