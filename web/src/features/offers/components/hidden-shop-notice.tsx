import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { businessRoutes } from '#contract/routes/businesses.ts';
import type { Shop } from '#contract/shops.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { BusinessNotice } from '#web/ui/business-notice.tsx';
import { hiddenShopReason } from '#web/ui/share/hidden-reason.ts';

/** Tells a validator that customers cannot see their shop, without a link to the screens of its owner. */
export function HiddenShopNotice({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const business = useQuery(
    routeQuery(businessRoutes.getBusiness, { params: { id: shop.businessId } }),
  ).data;
  const reason = hiddenShopReason({ business: business?.status, shop: shop.shopStatus });
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
