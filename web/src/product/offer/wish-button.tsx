import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface WishButtonProps {
  readonly title: string;
  /** The link that asks the shop for the offer; undefined in a preview. */
  readonly href?: string;
}

/** Asks the shop for an offer on WhatsApp. */
export function WishButton({ title, href }: WishButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      // A button if there is no link: crawlers and audits expect links to have a target.
      {...(href !== undefined && { component: 'a', href, target: '_blank', rel: 'noreferrer' })}
      color="teal.9"
      aria-label={t('flyer.wishOf', { title })}
      leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
    >
      {t('flyer.wish')}
    </Button>
  );
}
