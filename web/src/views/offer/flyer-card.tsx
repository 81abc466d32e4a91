import type { ComponentProps, ReactNode } from 'react';
import type { Offer } from '#contract/offers/offers.ts';
import classes from './flyer-card.module.css';
import { OfferCard } from './offer-card.tsx';

interface FlyerCardProps extends ComponentProps<typeof OfferCard> {
  readonly paymentOptions: Offer['paymentOptions'];
  readonly actions: ReactNode;
  /** Whether the buttons are disabled, as in a preview. */
  readonly isPreview?: boolean;
}

/** An offer as on a flyer: its card, payment options and buttons for consumers. */
export function FlyerCard({
  t,
  paymentOptions,
  actions,
  isPreview = false,
  children,
  ...props
}: FlyerCardProps) {
  return (
    <OfferCard t={t} {...props}>
      <p className={classes['pay']}>
        {paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}
      </p>
      {children}
      <div className={classes['actions']} inert={isPreview}>
        {actions}
      </div>
    </OfferCard>
  );
}
