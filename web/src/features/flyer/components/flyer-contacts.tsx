import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-phone.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import classes from './flyer-contacts.module.css';

/** The contacts of a shop; renders nothing if it has none. */
export function FlyerContacts({ contacts }: { readonly contacts: Shop['contacts'] }) {
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
          <Anchor href={href} rel="noreferrer" inherit>
            {text}
          </Anchor>
        </div>
      ))}
    </section>
  );
}
