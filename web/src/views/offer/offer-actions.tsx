import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { ShareButton } from '../page/share-button.tsx';
import { offerMessage, offerPageLink } from './offer-message.ts';
import { WishButton } from './wish-button.tsx';

interface OfferActionsProps {
  readonly t: TFunction;
  readonly site: string;
  readonly offer: Offer;
  readonly shop: Shop;
  /** Whether the page has several offers: the button that shares then shows its icon alone. */
  readonly isOnCard?: boolean;
  readonly isPreview: boolean;
}

/** Asks the shop for an offer on WhatsApp, with its name and link, and shares it. */
export function OfferActions({
  t,
  site,
  offer,
  shop,
  isOnCard = false,
  isPreview,
}: OfferActionsProps) {
  const { title, offerPrice, displayStatus } = offer;
  const { WhatsApp } = shop.contacts;
  const url = site + offerPageLink(offer.id, shop.shopIdentifier);
  const wish = t('flyer.wishMessage', { title, price: formatMoney(offerPrice), url });
  return (
    <>
      {WhatsApp && displayStatus === 'active' && (
        <WishButton t={t} title={title} href={whatsAppLink(WhatsApp, wish)} />
      )}
      {!isPreview && (
        <ShareButton
          {...{ t, url, title }}
          text={offerMessage(t, offer, shopTitle(shop))}
          isIcon={isOnCard}
        />
      )}
    </>
  );
}
