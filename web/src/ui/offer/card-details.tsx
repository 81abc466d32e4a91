import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasTags } from '#contract/has-tags.ts';
import { shorten } from '#web/lib/shorten.ts';
import { plainText } from '../text/plain-text.ts';
import { RichText } from '../text/rich-text.tsx';
import classes from './card-details.module.css';

interface CardDetailsProps {
  readonly title: string;
  readonly moreDetails?: string | undefined;
  readonly offerRules?: string | undefined;
}

/** Characters of a text on a card until the rest is asked for: about three lines of details, two of rules. */
const most = { details: 110, rules: 80 } as const;

/** What an offer includes and what restricts it, shortened until the rest is asked for. */
export function CardDetails({ title, moreDetails = '', offerRules = '' }: CardDetailsProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const details = plainText(moreDetails);
  const rules = plainText(offerRules);
  // A formatted text is shown with its format when all is asked for, since the sanitizer is loaded for that.
  const isLong =
    details.length > most.details || rules.length > most.rules || hasTags(moreDetails + offerRules);
  if (!details && !rules) return null;
  return (
    <div className={classes['root']}>
      {details && (
        <div className={classes['details']}>
          {isWhole ? <RichText text={moreDetails} /> : shorten(details, most.details)}
        </div>
      )}
      {rules && (
        <div className={classes['rules']}>
          {isWhole && hasTags(offerRules) ? (
            <>
              {t('offerCard.rules', { rules: '' })}
              <RichText text={offerRules} />
            </>
          ) : (
            t('offerCard.rules', { rules: isWhole ? rules : shorten(rules, most.rules) })
          )}
        </div>
      )}
      {isLong && (
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
