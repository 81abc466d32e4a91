import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { hiddenShopReason } from '#web/product/share/hidden-reason.ts';

interface HiddenShopNoticeProps {
  /** Undefined while it loads. */
  readonly businessStatus: BusinessStatus | undefined;
  readonly shopStatus: Shop['shopStatus'];
}

/** Tells a validator that customers cannot see their shop; it has no link to the owner's screens. */
export function HiddenShopNotice({ businessStatus, shopStatus }: HiddenShopNoticeProps) {
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
