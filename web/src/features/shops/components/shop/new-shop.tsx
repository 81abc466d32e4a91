import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { usageQuery } from '#web/session/queries/get-usage.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useOwnPhone } from '../../use-own-phone.ts';
import { useShopForm } from '../../use-shop-form.ts';
import { useSuggestedIdentifier } from '../../use-suggested-identifier.ts';
import { ShopForm } from '../form/shop-form.tsx';
import { ShopLimitReached } from './shop-limit-reached.tsx';
import { ShopsNeedBusiness } from './shops-need-business.tsx';
import { ShopsNotAllowed } from './shops-not-allowed.tsx';

/** The form of a new shop, or what to do first if the business cannot have one yet. */
export function NewShop() {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<FormSkeleton fields={6} />}>
      {({ items: [business], currentBusinessId, active = business }) => {
        if (!active || !currentBusinessId) return <ShopsNeedBusiness isSpecial={false} />;
        if (!isPublishingBusiness(active.status)) return <ShopsNotAllowed status={active.status} />;
        return isSpecialBusiness(business) ? (
          <ShopsNeedBusiness isSpecial />
        ) : (
          <NewShopWithinLimit business={active} />
        );
      }}
    </QueryView>
  );
}

function NewShopWithinLimit({ business }: { readonly business: Business }) {
  const query = useQuery(usageQuery(business.id));
  // Creating the shop reloads the usage, which must not replace the form.
  const [first, setFirst] = useState(query.data);
  if (!first && query.data) setFirst(query.data);
  return (
    <QueryView query={{ ...query, data: first }} loading={<FormSkeleton fields={6} />}>
      {(usage) =>
        usage.shopsCount >= usage.limits.maxShops ? (
          <ShopLimitReached business={business} usage={usage} />
        ) : (
          <NewShopForm business={business} />
        )
      }
    </QueryView>
  );
}

function NewShopForm({ business }: { readonly business: Business }) {
  const shopForm = useShopForm(business.id, business.approvedAt !== undefined);
  useSuggestedIdentifier(shopForm.form, business.name);
  const ownPhone = useOwnPhone(shopForm.form);
  return <ShopForm shopForm={shopForm} ownPhone={ownPhone} />;
}
