import type { ComponentProps, ReactNode } from 'react';
import type { Offer } from '#contract/offers/offers.ts';
import classes from './flyer-card.module.css';
import { OfferCard } from './offer-card.tsx';

interface FlyerCardProps extends ComponentProps<typeof OfferCard> {
  readonly paymentOptions: Offer['paymentOptions'];
  /** Buttons in one row. */
  readonly actions: ReactNode;
  /** The buttons cannot be used, as in a preview. */
  readonly isPreview?: boolean;
}

/** An offer as the flyer shows it: its card, ways to pay, and what consumers can do. */
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
