import type { TFunction } from 'i18next';
import type { Offer } from '#contract/offers/offers.ts';
import classes from './claim-button.module.css';

interface ClaimButtonProps {
  readonly t: TFunction;
  readonly offer: Pick<Offer, 'id' | 'title'>;
  /** Whether its name contains the title, for pages with several, which nothing else names. */
  readonly isNamed?: boolean;
  /** Whether the button only shows how it will look. */
  readonly isPreview?: boolean;
}

/**
 * Claims an offer: the one thing to do with it, so it is yellow like a price. An island shows the button, does the work
 * by the texts of `ClaimNotes`, and shows the voucher behind the element around the button.
 */
export function ClaimButton({ t, offer, isNamed = false, isPreview = false }: ClaimButtonProps) {
  const { id, title } = offer;
  return (
    <button
      type="button"
      className={`open-button ${classes['root']}`}
      hidden={!isPreview}
      aria-label={isNamed ? t('flyer.claimNamed', { title }) : undefined}
      data-claim={isPreview ? undefined : id}
    >
      {t('flyer.claim')}
    </button>
  );
}
