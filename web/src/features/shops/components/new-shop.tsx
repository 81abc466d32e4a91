import { useMyBusiness } from '#web/session/get-my-business.ts';
import { currentBusinessIdOf, isSpecialBusiness } from '#web/session/rules/special-business.ts';
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
  const [business] = data.items;
  if (!business || isSpecialBusiness(business)) {
    return <ShopsNeedBusiness isSpecial={business !== undefined} />;
  }
  return <ShopForm businessId={currentBusinessIdOf(business)} />;
}
