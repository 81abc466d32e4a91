import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { posterLink } from './flyer-link.ts';
import { FlyerLinks, type FlyerLinksProps } from './flyer-links.tsx';
import { hiddenReason } from './hidden-reason.ts';
import { useMyBusinessStatus } from './use-my-business-status.ts';

interface ShopLinksProps extends Pick<FlyerLinksProps, 'isNamed'> {
  readonly shop: Shop;
  /** Whether the page already explains the status of the business. */
  readonly hasBusinessNotice?: boolean;
}

/** The owner's links for showing and sharing the flyer of a shop. */
export function ShopLinks({ shop, hasBusinessNotice = false, ...props }: ShopLinksProps) {
  const { t } = useTranslation();
  const business = useMyBusinessStatus();
  const title = shopTitle(shop);
  const reason = hiddenReason({ business, shop: shop.shopStatus, offer: undefined });
  return (
    <FlyerLinks
      path={linkToScreen('flyer', { id: shop.shopIdentifier })}
      posterPath={posterLink(shop.shopIdentifier)}
      title={title}
      text={t('share.shopMessage', { shop: title })}
      reason={reason}
      isExplained={hasBusinessNotice && reason?.startsWith('business.')}
      size="sm"
      {...props}
    />
  );
}
