import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shop } from '#contract/shops/shops.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

/** The URL hash that opens the form of a shop at its WhatsApp field. */
export const whatsAppHash = '#whatsapp';

/** Returns the path of the WhatsApp field in the form of a shop. */
const whatsAppFieldLink = (shopId: string): string =>
  `${linkToScreen('shop', { id: shopId })}${whatsAppHash}`;

/** Tells the owner of a shop without contacts that customers cannot reach it, with a link to the contact field. */
export function NoContact({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  if (Object.values(shop.contacts).some(Boolean)) return null;
  return (
    <Alert role="note" color="yellow" variant="light" p="sm">
      {t('noContact.text')}{' '}
      <Anchor
        component={Link}
        to={whatsAppFieldLink(shop.id)}
        replace
        inherit
        c="inherit"
        fw={550}
        underline="always"
        // Above the link that covers a card.
        pos="relative"
      >
        {t('noContact.add')}
      </Anchor>
    </Alert>
  );
}
