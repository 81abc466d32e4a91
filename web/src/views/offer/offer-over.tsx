import type { TFunction } from 'i18next';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import classes from './offer-over.module.css';

interface OfferOverProps {
  readonly t: TFunction;
  /** Whether the page shows other offers of the shop. */
  readonly hasOthers: boolean;
}

/** Says above the shop's offers that the linked one is over: the shop window with its shutter down. */
export function OfferOver({ t, hasOthers }: OfferOverProps) {
  return (
    <section className={classes['root']} aria-labelledby="over">
      <ShopWindow state="closed" className={classes['window']} />
      <div>
        <h2 id="over">{t('flyer.missing.offer.title')}</h2>
        {hasOthers && <p>{t('flyer.offerOver')}</p>}
      </div>
    </section>
  );
}
