import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasLinkOrPicture, hasMarkup } from '#contract/fields/markup.ts';
import { plainText, RichText } from '#web/ui/text/rich-text.tsx';
import { CardDetails } from '#web/views/offer/card/card-details.tsx';
import { type CardOffer, shownOnCard } from '#web/views/offer/card/card-offer.ts';
import classes from './offer-details.module.css';

/** The contents and restrictions of an offer on its card; a button shows the full texts if they are shortened. */
export function OfferDetails({ offer }: { readonly offer: CardOffer }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const { title, moreDetails = '', offerRules = '' } = offer;
  const details = plainText(moreDetails);
  const rules = plainText(offerRules);
  const shownDetails = shownOnCard(details, 'details');
  const shownRules = shownOnCard(rules, 'rules');
  // The sanitizer is loaded only for the full text, so links and pictures are hidden before.
  const isCut =
    shownDetails !== details ||
    shownRules !== rules ||
    hasLinkOrPicture(moreDetails) ||
    hasLinkOrPicture(offerRules);
  const wholeRules = hasMarkup(offerRules) ? <RichText text={offerRules} /> : rules;
  return (
    <CardDetails
      t={t}
      details={isWhole && details ? <RichText text={moreDetails} /> : shownDetails}
      rules={isWhole && rules ? wholeRules : shownRules}
      more={
        isCut && (
          <button
            type="button"
            className={classes['more']}
            aria-expanded={isWhole}
            aria-label={t(isWhole ? 'offerCard.lessOf' : 'offerCard.moreOf', { title })}
            onClick={() => setIsWhole(!isWhole)}
          >
            {isWhole ? t('offerCard.less') : t('offerCard.more')}
          </button>
        )
      }
    />
  );
}
