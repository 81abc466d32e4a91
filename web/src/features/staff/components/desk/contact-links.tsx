import { Button, Group } from '@mantine/core';
import { IconBrandInstagram, IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import classes from './contact-links.module.css';

interface ContactLinksProps {
  /** Name of the contact, for screen readers. */
  readonly name: string;
  readonly email?: string | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
  readonly instagram?: string | undefined;
}

interface LinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly label: string;
  readonly text: string;
}

function ContactLink({ href, icon, label, text }: LinkProps) {
  const isOfSite = href.startsWith('https:');
  return (
    <Button
      component="a"
      href={href}
      {...(isOfSite && { target: '_blank', rel: 'noreferrer' })}
      variant="default"
      size="sm"
      px="sm"
      leftSection={icon}
      aria-label={`${text}, ${label}`}
      className={classes['link'] ?? ''}
    >
      <span className={classes['text']}>{text}</span>
    </Button>
  );
}

/** Links to call, write on WhatsApp, mail, or open a profile, as far as the contacts are known. */
export function ContactLinks({ name, email, phone, instagram }: ContactLinksProps) {
  const { t } = useTranslation();
  const number = phone && formatPhone(phone);
  return (
    <Group gap="xs">
      {phone && number && (
        <>
          <ContactLink
            href={`tel:${phone}`}
            icon={<IconPhone size={18} aria-hidden="true" />}
            label={t('staff.contact.call', { name })}
            text={number}
          />
          <ContactLink
            href={whatsAppLink(phone)}
            icon={<IconBrandWhatsapp size={18} aria-hidden="true" />}
            label={t('staff.contact.write', { name })}
            text="WhatsApp"
          />
        </>
      )}
      {email && (
        <ContactLink
          href={`mailto:${email}`}
          icon={<IconMail size={18} aria-hidden="true" />}
          label={t('staff.contact.mail', { name })}
          text={email}
        />
      )}
      {instagram && (
        <ContactLink
          href={`https://www.instagram.com/${instagram}/`}
          icon={<IconBrandInstagram size={18} aria-hidden="true" />}
          label={t('staff.contact.instagram', { name })}
          text={`@${instagram}`}
        />
      )}
    </Group>
  );
}
