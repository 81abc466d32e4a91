import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { FlyerLinks } from '#web/product/share/flyer-links.tsx';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';

interface OfferLinksProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

/** The owner's links for showing and sharing an offer. */
export function OfferLinks({ offer, shops }: OfferLinksProps) {
  const shareOf = useOfferShare(shops);
  return <FlyerLinks title={offer.title} {...shareOf(offer)} />;
}
