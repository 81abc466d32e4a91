import type { TFunction } from 'i18next';
import { useState } from 'react';
import { hasLinkOrPicture, hasMarkup } from '#contract/fields/markup.ts';
import { plainText, RichText } from '#web/ui/text/rich-text.tsx';
import classes from './card-details.module.css';
import { shownOnCard } from './card-offer.ts';

interface CardDetailsProps {
  readonly t: TFunction;
  readonly title: string;
  readonly moreDetails?: string | undefined;
  readonly offerRules?: string | undefined;
}

/** The contents and restrictions of an offer; a button shows the full text if it is shortened. */
export function CardDetails({ t, title, moreDetails = '', offerRules = '' }: CardDetailsProps) {
  const [isWhole, setIsWhole] = useState(false);
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
  if (!details && !rules) return null;
  return (
    <div className={classes['root']}>
      {details && (
        <div className={classes['details']}>
          {isWhole ? <RichText text={moreDetails} /> : shownDetails}
        </div>
      )}
      {rules && (
        <div className={classes['rules']}>
          {isWhole && hasMarkup(offerRules) ? (
            <>
              {t('offerCard.rules', { rules: '' })}
              <RichText text={offerRules} />
            </>
          ) : (
            t('offerCard.rules', { rules: isWhole ? rules : shownRules })
          )}
        </div>
      )}
      {isCut && (
        <button
          type="button"
          className={classes['more']}
          aria-expanded={isWhole}
          aria-label={t(isWhole ? 'offerCard.lessOf' : 'offerCard.moreOf', { title })}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('offerCard.less') : t('offerCard.more')}
        </button>
      )}
    </div>
  );
}
