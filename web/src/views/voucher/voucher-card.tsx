import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { showClaimCode } from '#contract/claims/claim-code.ts';
import type { Claim } from '#contract/claims/claims.ts';
import { plainWords } from '#contract/fields/markup.ts';
import { OfferPrices } from '../offer/offer-prices.tsx';
import classes from './voucher-card.module.css';
import { VoucherShops } from './voucher-shops.tsx';
import { type StateClaim, stateAt, stateText } from './voucher-state.ts';

export type CardClaim = StateClaim &
  Pick<
    Claim,
    | 'code'
    | 'title'
    | 'originalPrice'
    | 'offerPrice'
    | 'discountPercent'
    | 'shopId'
    | 'offerRules'
    | 'moreDetails'
  >;

interface VoucherCardProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly claim: CardClaim;
  /** Whether it stands below its offer: title and prices are then left out. */
  readonly isBelowOffer?: boolean;
  readonly headingLevel?: 2 | 3 | 4;
  /** Shows a text that the owner formatted; without it, its plain words are shown. */
  readonly Text?: ComponentType<{ readonly text: string }>;
  /** Links and buttons, such as to cancel. */
  readonly actions?: ReactNode;
  /** The QR code, or the button that shows it; left out once the voucher cannot be used. */
  readonly children?: ReactNode;
}

const PlainText = ({ text }: { readonly text: string }) => <p>{plainWords(text)}</p>;

/** A claim as its holder shows it: QR code, code in large type, last day, price, shops and conditions. */
export function VoucherCard({
  t,
  now,
  claim,
  isBelowOffer = false,
  headingLevel = 2,
  Text = PlainText,
  actions,
  children,
}: VoucherCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { code, title, shops = [], shopId, offerRules, moreDetails } = claim;
  const { originalPrice, offerPrice, discountPercent } = claim;
  const isOpen = stateAt(claim, now) === 'open';
  return (
    <section
      className={classes['root']}
      data-below={isBelowOffer ? '' : undefined}
      aria-label={t('voucher.name', { title })}
    >
      <Heading className={classes['title']}>{isBelowOffer ? t('voucher.title') : title}</Heading>
      {isOpen && (
        <div className={classes['proof']}>
          {children && <div className={classes['picture']}>{children}</div>}
          <p className={classes['code']}>
            <span>{t('voucher.code')}</span> <strong>{showClaimCode(code)}</strong>
          </p>
          <p>{children ? t('voucher.show') : t('voucher.sayCode')}</p>
        </div>
      )}
      <p className={classes['day']} data-open={isOpen ? '' : undefined}>
        {stateText(t, claim, now)}
      </p>
      {!isBelowOffer && (
        <OfferPrices
          {...{ t, now }}
          offer={{ title, originalPrice, offerPrice, discountPercent }}
          size="card"
        />
      )}
      {actions && <div className={classes['actions']}>{actions}</div>}
      {isOpen && <VoucherShops {...{ t, now, shops }} firstId={shopId} />}
      {[
        [t('voucher.details'), moreDetails] as const,
        [t('voucher.rules'), offerRules] as const,
      ].map(
        ([name, text]) =>
          text && (
            <div key={name} className={classes['text']}>
              <strong>{name}</strong>
              <Text text={text} />
            </div>
          ),
      )}
    </section>
  );
}
