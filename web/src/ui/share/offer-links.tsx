import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { shopRoutes } from '#contract/routes/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { routeQuery } from '#web/lib/route-query.ts';
import { offerLink } from './flyer-link.ts';
import { FlyerLinks } from './flyer-links.tsx';
import { hiddenReason } from './hidden-reason.ts';
import { offerMessage } from './offer-message.ts';
import { useMyBusinessStatus } from './use-my-business-status.ts';

/** The links by which an owner shows and shares an offer, in the first of its shops. */
export function OfferLinks({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation();
  const business = useMyBusinessStatus();
  const [id = ''] = offer.shopsIds;
  const shop = useQuery({
    ...routeQuery(shopRoutes.getShop, { params: { id }, query: {} }),
    enabled: id !== '',
  }).data;
  const reason = hiddenReason({
    business,
    shop: shop?.shopStatus ?? 'active',
    offer: offer.displayStatus,
  });
  return (
    <FlyerLinks
      path={offerLink(offer.id, shop?.shopIdentifier)}
      title={offer.title}
      text={offerMessage(t, offer, shop ? shopTitle(shop) : offer.business.name)}
      reason={reason}
    />
  );
}
