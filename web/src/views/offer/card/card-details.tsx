import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import classes from './card-details.module.css';

interface CardDetailsProps {
  readonly t: TFunction;
  /** The contents of the offer, as plain words or formatted. */
  readonly details: ReactNode;
  /** Its restrictions: plain words, or formatted if they stand in paragraphs of their own. */
  readonly rules: ReactNode;
  /** A button that shows more of both. */
  readonly more?: ReactNode;
}

/** The contents and restrictions of an offer on its card. */
export function CardDetails({ t, details, rules, more }: CardDetailsProps) {
  if (!details && !rules) return null;
  return (
    <div className={classes['root']}>
      {details && <div className={classes['details']}>{details}</div>}
      {rules && (
        <div className={classes['rules']}>
          {t('offerCard.rules', { rules: '' })}
          {rules}
        </div>
      )}
      {more}
    </div>
  );
}
