import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { useAllMyShops } from '../use-all-my-shops.ts';
import { OfferForm } from './offer-form.tsx';
import { OffersNeedShop } from './offers-need-shop.tsx';

/** The form of a new offer, once there is a shop to offer it in. */
export function NewOffer() {
  const { data, error, refetch } = useMyBusiness();
  const businessId = data?.currentBusinessId ?? '';
  const found = useAllMyShops(businessId);
  if (data && businessId === '') return <OffersNeedShop hasBusiness={false} />;
  if (!data && error) return <LoadFailure error={error} onRetry={refetch} />;
  if (!found.shops && found.error) {
    return <LoadFailure error={found.error} onRetry={found.refetch} />;
  }
  if (!found.shops) return <FormSkeleton fields={6} />;
  if (found.shops.length === 0) return <OffersNeedShop hasBusiness />;
  return <OfferForm businessId={businessId} shops={found.shops} />;
}
