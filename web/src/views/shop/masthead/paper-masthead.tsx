import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Shop } from '#contract/shops/shops.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';
import { dayAndMonth } from '#web/lib/format/short-day.ts';
import type { Days } from '../../offer/printed-offers.ts';
import classes from './paper-masthead.module.css';

interface PaperMastheadProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: Shop;
  /** From the first day to the last one of the printed offers; undefined without offers. */
  readonly days: Days | undefined;
  /** The address of the page, without its scheme; undefined if customers cannot open it. */
  readonly link?: string;
  /** The link as a QR code. */
  readonly code?: ReactNode;
}

/** The head of a printed flyer, as of a supermarket's: "OFERTAS", the days, the shop, and the way to the page. */
export function PaperMasthead({ t, now, shop, days, link, code }: PaperMastheadProps) {
  const { business, address } = shop;
  const [start, end] = days ? [days.first, days.last].map((day) => dayAndMonth(day, now)) : [];
  return (
    <div className={classes['root']}>
      <div className="awning" />
      <div className={classes['content']}>
        <div>
          <p className={classes['word']}>{t('flyer.offers')}</p>
          {days && (
            <p className={classes['days']}>
              {start === end
                ? t('offerCard.only', { day: end })
                : t('offerCard.between', { start, end })}
            </p>
          )}
        </div>
        <div className={classes['shop']}>
          <p className={classes['name']}>{business.name}</p>
          <p>{`${address.neighborhood} · ${cityWithState(address)}`}</p>
          {link && <p>{link}</p>}
        </div>
        <div className={classes['code']}>{code}</div>
      </div>
    </div>
  );
}
