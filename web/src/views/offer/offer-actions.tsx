import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { ShareButton } from '../page/share-button.tsx';
import { ClaimButton } from '../voucher/claim-button.tsx';
import { ChatLink } from './chat-link.tsx';
import { offerMessage, offerPageLink } from './offer-message.ts';

interface OfferActionsProps {
  readonly t: TFunction;
  readonly site: string;
  readonly offer: Offer;
  readonly shop: Shop;
  /** Whether the page has several offers: only the button that claims then has words. */
  readonly isOnCard?: boolean;
  readonly isPreview: boolean;
}

/** Claims an offer, asks the shop about it on WhatsApp, and shares it. */
export function OfferActions({
  t,
  site,
  offer,
  shop,
  isOnCard = false,
  isPreview,
}: OfferActionsProps) {
  const { title, displayStatus } = offer;
  const { WhatsApp } = shop.contacts;
  const url = site + offerPageLink(offer.id, shop.shopIdentifier);
  const message = t('flyer.chatMessage', { title, url });
  return (
    <>
      {displayStatus === 'active' && (
        <>
          <ClaimButton {...{ t, offer, isPreview }} />
          {WhatsApp && <ChatLink t={t} href={whatsAppLink(WhatsApp, message)} isIcon={isOnCard} />}
        </>
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
