import type { TFunction } from 'i18next';
import { hasLinkOrPicture, plainWords } from '#contract/fields/markup.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { OfferActions } from '../offer-actions.tsx';
import { offerPageLink } from '../offer-message.ts';
import { CardDetails } from './card-details.tsx';
import { cardOfferOf, shownOnCard } from './card-offer.ts';
import { FlyerCard } from './flyer-card.tsx';

interface LinkedDetailsProps {
  readonly t: TFunction;
  readonly offer: Offer;
  readonly href: string;
}

/** The beginning of an offer's contents and restrictions, with a link to all of them. */
function LinkedDetails({ t, offer, href }: LinkedDetailsProps) {
  const { title, moreDetails = '', offerRules = '' } = offer;
  const details = plainWords(moreDetails);
  const rules = plainWords(offerRules);
  const shownDetails = shownOnCard(details, 'details');
  const shownRules = shownOnCard(rules, 'rules');
  const isCut =
    shownDetails !== details ||
    shownRules !== rules ||
    hasLinkOrPicture(moreDetails) ||
    hasLinkOrPicture(offerRules);
  return (
    <CardDetails
      t={t}
      details={shownDetails}
      rules={shownRules}
      more={
        isCut && (
          <a href={href} aria-label={t('offerCard.moreOf', { title })}>
            {t('offerCard.more')}
          </a>
        )
      }
    />
  );
}

interface LinkedCardProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly site: string;
  readonly offer: Offer;
  readonly shop: Shop;
  readonly isHighlighted: boolean;
  readonly isPriority: boolean;
  readonly isPreview: boolean;
}

/** An offer of a list: its card, which leads to its page, payment options, and buttons. */
export function GridCard({
  t,
  now,
  site,
  offer,
  shop,
  isHighlighted,
  isPriority,
  isPreview,
}: LinkedCardProps) {
  const href = offerPageLink(offer.id, shop.shopIdentifier);
  return (
    <FlyerCard
      t={t}
      now={now}
      offer={cardOfferOf(offer)}
      href={href}
      details={<LinkedDetails {...{ t, offer, href }} />}
      terms={offer}
      isWide={isHighlighted}
      isPriority={isPriority}
      isPreview={isPreview}
      actions={<OfferActions {...{ t, site, offer, shop, isPreview }} isOnCard />}
    />
  );
}
