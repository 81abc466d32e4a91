import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShopForm } from './shop-form.tsx';
import { ShopsNeedBusiness } from './shops-need-business.tsx';

/** The form of a new shop; what to do first where the business does not allow one yet. */
export function NewShop() {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ items: [business], currentBusinessId }) =>
        currentBusinessId && !isSpecialBusiness(business) ? (
          <ShopForm businessId={currentBusinessId} />
        ) : (
          <ShopsNeedBusiness isSpecial={business !== undefined} />
        )
      }
    </QueryView>
  );
}
