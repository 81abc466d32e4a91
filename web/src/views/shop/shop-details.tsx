import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { wallClock } from '#contract/brazil/time-zones.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { addressLines, mapLink, shopTitle } from '#web/lib/format/shop-texts.ts';
import { MapPinIcon } from '../icons/icons.tsx';
import { OpeningHoursList } from './opening-hours-list.tsx';
import { ShopContacts } from './shop-contacts.tsx';
import classes from './shop-details.module.css';

interface ShopFactsProps {
  readonly t: TFunction;
  readonly now: Date;
  /** Shows a text that the owner formatted. */
  readonly Text: ComponentType<{ readonly text: string }>;
  readonly shop: Shop;
}

/** Address, opening hours, contacts, payment options and text of a shop. */
export function ShopDetails({ t, now, Text, shop }: ShopFactsProps) {
  const today = wallClock(shop.timeZone, now).getUTCDay();
  return (
    <aside className={classes['root']} aria-label={shopTitle(shop)}>
      <section>
        <h2>{t('flyer.address')}</h2>
        <address className={classes['address']}>
          {addressLines(shop.address).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
        <a href={mapLink(shop.address)} target="_blank" rel="noreferrer" className={classes['map']}>
          <MapPinIcon />
          {t('flyer.map')}
        </a>
      </section>
      <section>
        <h2>{t('flyer.hours')}</h2>
        <OpeningHoursList t={t} hours={shop.openingHours} today={today} />
      </section>
      <ShopContacts t={t} contacts={shop.contacts} className={classes['contact']} />
      {shop.paymentOptions && (
        <section>
          <h2>{t('flyer.paymentOptions')}</h2>
          <p>{shop.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}</p>
        </section>
      )}
      {shop.about && (
        <section className={classes['about']}>
          <h2>{t('flyer.about')}</h2>
          <Text text={shop.about} />
        </section>
      )}
    </aside>
  );
}
