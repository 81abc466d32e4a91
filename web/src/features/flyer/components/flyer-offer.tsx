import { useTranslation } from 'react-i18next';
import { isShown } from '#contract/businesses/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { WishButton } from '#web/product/offer/wish-button.tsx';
import { absoluteLink, offerLink } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { offerMessage } from '#web/product/share/offer-message.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { cardOfferOf } from '#web/views/offer/card-offer.ts';
import { FlyerCard } from '#web/views/offer/flyer-card.tsx';
import { HiddenNotice } from './notices/lazy-hidden-notice.ts';

interface FlyerOfferProps {
  readonly offer: Offer;
  readonly shop: Shop;
  readonly isHighlighted: boolean;
  readonly isPriority: boolean;
  readonly isHidden: boolean;
}

/** An offer of a flyer: its card, payment options, and buttons to contact the shop and to share. */
export function FlyerOffer({ offer, shop, isHighlighted, isPriority, isHidden }: FlyerOfferProps) {
  const { t } = useTranslation();
  const { title, offerPrice, displayStatus } = offer;
  const path = offerLink(offer.id, shop.shopIdentifier);
  const { WhatsApp } = shop.contacts;
  const isOfferHidden = !isShown(displayStatus);
  const wish = () =>
    t('flyer.wishMessage', { title, price: formatMoney(offerPrice), url: absoluteLink(path) });
  return (
    <FlyerCard
      t={t}
      offer={cardOfferOf(offer)}
      paymentOptions={offer.paymentOptions}
      isWide={isHighlighted}
      isPriority={isPriority}
      actions={
        <>
          {WhatsApp && displayStatus === 'active' && !isHidden && (
            <WishButton title={title} href={whatsAppLink(WhatsApp, wish())} />
          )}
          <ShareLink
            path={path}
            title={title}
            text={offerMessage(t, offer, shopTitle(shop))}
            isNamed
            isIcon
            disabled={isHidden || isOfferHidden}
          />
        </>
      }
    >
      {isOfferHidden && !isHidden && (
        <HiddenNotice reason={`offer.${displayStatus}` as HiddenReason} />
      )}
    </FlyerCard>
  );
}
