import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { wallClock } from '#contract/brazil/time-zones.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { addressLines, mapLink, shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { RichText } from '#web/ui/text/rich-text.tsx';
import { OpeningHoursList } from '#web/views/shop/opening-hours-list.tsx';
import classes from './flyer-shop.module.css';

/** The contacts of a shop; renders nothing if it has none. */
function FlyerContacts({ contacts }: { readonly contacts: Shop['contacts'] }) {
  const { t } = useTranslation();
  const { WhatsApp, Phone, Email, Telegram } = contacts;
  const handle = Telegram.replace(/^@/, '');
  const links = [
    { name: 'WhatsApp', text: formatPhone(WhatsApp), href: whatsAppLink(WhatsApp) },
    { name: t('contacts.Phone'), text: formatPhone(Phone), href: `tel:${Phone}` },
    { name: t('contacts.Email'), text: Email, href: `mailto:${Email}` },
    { name: 'Telegram', text: handle && `@${handle}`, href: `https://t.me/${handle}` },
  ].filter(({ text }) => text !== '');
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{t('flyer.contacts')}</h2>
      {links.map(({ name, text, href }) => (
        <div key={name} className={classes['contact']}>
          {name}:{' '}
          <a href={href} rel="noreferrer">
            {text}
          </a>
        </div>
      ))}
    </section>
  );
}

/** Address, opening hours, contacts, payment options and text of the shop. */
export function FlyerShop({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const today = wallClock(shop.timeZone, useNow()).getUTCDay();
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
          {t('flyer.map')}
        </a>
      </section>
      <section>
        <h2>{t('flyer.hours')}</h2>
        <OpeningHoursList t={t} hours={shop.openingHours} today={today} />
      </section>
      <FlyerContacts contacts={shop.contacts} />
      {shop.paymentOptions && (
        <section>
          <h2>{t('flyer.paymentOptions')}</h2>
          <p>{shop.paymentOptions.map((code) => t(`paymentOptions.${code}`)).join(' · ')}</p>
        </section>
      )}
      {shop.about && (
        <section className={classes['about']}>
          <h2>{t('flyer.about')}</h2>
          <RichText text={shop.about} />
        </section>
      )}
    </aside>
  );
}
