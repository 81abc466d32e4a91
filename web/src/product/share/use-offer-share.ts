import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { offerMessage } from '#web/views/offer/offer-message.ts';
import { offerLink, previewLink } from './flyer-link.ts';
import { hiddenReason } from './hidden-reason.ts';
import { offerShop } from './offer-shop.ts';

/** The status of the live record of the active user's business; undefined while it loads. */
export function useMyBusinessStatus(): Business['status'] | undefined {
  const { data } = useMyBusiness();
  return (data?.active ?? data?.items[0])?.status;
}

/** Returns a function that prepares an offer in some of the `shops` for sharing. */
export function useOfferShare(shops: readonly Shop[]) {
  const { t } = useTranslation();
  const business = useMyBusinessStatus();
  return (offer: Offer) => {
    const shop = offerShop(offer, shops);
    const status = shop?.shopStatus ?? 'active';
    return {
      /** The shop that the link and the message name. */
      shop,
      path: offerLink(offer.id, shop?.shopIdentifier),
      previewPath: previewLink(offer.id, shop?.shopIdentifier),
      /** The message that is sent with the link. */
      text: offerMessage(t, offer, shop ? shopTitle(shop) : offer.business.name),
      reason: hiddenReason({ business, shop: status, offer: offer.displayStatus }),
    };
  };
}
