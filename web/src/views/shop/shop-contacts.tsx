import type { TFunction } from 'i18next';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';

interface ContactLinksProps {
  readonly t: TFunction;
  readonly contacts: Shop['contacts'];
  readonly className: string | undefined;
}

/** The contacts of a shop; renders nothing if it has none. */
export function ShopContacts({ t, contacts, className }: ContactLinksProps) {
  const { WhatsApp, Phone, Email, Telegram } = contacts;
  const handle = Telegram.replace(/^@/, '');
  const links = [
    { name: 'WhatsApp', text: formatPhone(WhatsApp), href: whatsAppLink(WhatsApp) },
    { name: t('contacts.Phone'), text: formatPhone(Phone), href: `tel:${Phone}` },
    { name: t('contacts.Email'), text: Email, href: `mailto:${encodeURI(Email)}` },
    {
      name: 'Telegram',
      text: handle && `@${handle}`,
      href: `https://t.me/${encodeURIComponent(handle)}`,
    },
  ].filter(({ text }) => text !== '');
  if (links.length === 0) return null;
  return (
    <section>
      <h2>{t('flyer.contacts')}</h2>
      {links.map(({ name, text, href }) => (
        <div key={name} className={className}>
          {name}:{' '}
          <a href={href} rel="noreferrer">
            {text}
          </a>
        </div>
      ))}
    </section>
  );
}
