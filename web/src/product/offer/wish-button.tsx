import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

interface WishButtonProps {
  /** The title of the offer. */
  readonly title: string;
  /** The link that asks the shop for the offer; none in a preview. */
  readonly href?: string;
}

/** Asks the shop for an offer on WhatsApp. */
export function WishButton({ title, href }: WishButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      // Without a link it is a button: crawlers and audits expect a link to lead somewhere.
      {...(href !== undefined && { component: 'a', href, target: '_blank', rel: 'noreferrer' })}
      color="teal.9"
      aria-label={t('flyer.wishOf', { title })}
      leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
    >
      {t('flyer.wish')}
    </Button>
  );
}
