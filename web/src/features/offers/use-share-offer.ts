import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink, offerLink } from '#web/ui/share/flyer-link.ts';
import { hiddenReason } from '#web/ui/share/hidden-reason.ts';
import { offerMessage } from '#web/ui/share/offer-message.ts';
import { useMyBusinessStatus } from '#web/ui/share/use-my-business-status.ts';

/** Makes the WhatsApp message of an offer in one of the `shops`; undefined while customers cannot see the offer. */
export function useOfferWhatsApp(shops: readonly Shop[]): (offer: Offer) => string | undefined {
  const { t } = useTranslation();
  const business = useMyBusinessStatus();
  return (offer) => {
    const shop = shops.find(({ id }) => id === offer.shopsIds[0]);
    const status = shop?.shopStatus ?? 'active';
    if (hiddenReason({ business, shop: status, offer: offer.displayStatus })) return undefined;
    const text = offerMessage(t, offer, shop ? shopTitle(shop) : offer.business.name);
    return whatsAppShareLink(`${text}\n${absoluteLink(offerLink(offer.id, shop?.shopIdentifier))}`);
  };
}

/** Makes the action of a toast that sends an offer on WhatsApp. */
export function useShareOffer(shops: readonly Shop[]) {
  const { t } = useTranslation();
  const whatsAppOf = useOfferWhatsApp(shops);
  return (offer: Offer) => {
    const link = whatsAppOf(offer);
    return (
      link && {
        label: t('share.whatsApp'),
        onClick: () => {
          window.open(link, '_blank', 'noopener');
        },
      }
    );
  };
}
