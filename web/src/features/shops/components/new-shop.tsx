import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { ShopForm } from './shop-form.tsx';
import { ShopsNeedBusiness } from './shops-need-business.tsx';

/** The form of a new shop, once there is a business to open it for. */
export function NewShop() {
  const { data, error, refetch } = useMyBusiness();
  if (!data) {
    return error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton fields={6} />;
  }
  const { items, currentBusinessId } = data;
  if (!currentBusinessId || isSpecialBusiness(items[0])) {
    return <ShopsNeedBusiness isSpecial={currentBusinessId !== undefined} />;
  }
  return <ShopForm businessId={currentBusinessId} />;
}
