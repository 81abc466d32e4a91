import type { ComponentProps, ReactNode } from 'react';
import { limitPerPerson } from '#contract/offers/offer-rules.ts';
import type { Offer } from '#contract/offers/offers.ts';
import classes from './flyer-card.module.css';
import { OfferCard } from './offer-card.tsx';

interface FlyerCardProps extends ComponentProps<typeof OfferCard> {
  /** The facts below the price: how to pay, and how many one person may have. */
  readonly terms: Pick<Offer, 'paymentOptions' | 'perConsumerLimit'>;
  readonly actions: ReactNode;
  /** Whether the buttons are disabled, as in a preview. */
  readonly isPreview?: boolean;
}

/** An offer as on a flyer: its card, payment options and buttons for consumers. */
export function FlyerCard({
  t,
  terms,
  actions,
  isPreview = false,
  children,
  ...props
}: FlyerCardProps) {
  return (
    <OfferCard t={t} {...props}>
      <p className={classes['pay']}>
        {[
          ...terms.paymentOptions.map((code) => t(`paymentOptions.${code}`)),
          t('offerCard.perConsumer', { count: limitPerPerson(terms.perConsumerLimit) }),
        ].join(' · ')}
      </p>
      {children}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has the frame of a form. */}
      <div
        className={classes['actions']}
        role="group"
        aria-label={props.offer.title}
        inert={isPreview}
      >
        {actions}
      </div>
    </OfferCard>
  );
}
