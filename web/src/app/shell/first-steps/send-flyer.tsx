import { Button, Text } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink, flyerLink } from '#web/product/share/flyer-link.ts';
import { hiddenReason } from '#web/product/share/hidden-reason.ts';

interface SendFlyerProps {
  readonly shop: Shop;
  readonly onSent: () => void;
}

/** A link that sends the flyer, or the reason why customers cannot see it. */
export function SendFlyer({ shop, onSent }: SendFlyerProps) {
  const { t } = useTranslation();
  // In this step, the business is active.
  const reason = hiddenReason({ business: 'active', shop: shop.shopStatus, offer: undefined });
  if (reason) return <Text size="sm">{t(`flyer.hidden.${reason}`)}</Text>;
  const link = absoluteLink(flyerLink(shop.shopIdentifier));
  const text = `${t('share.shopMessage', { shop: shopTitle(shop) })}\n${link}`;
  return (
    <Button
      component="a"
      href={whatsAppShareLink(text)}
      target="_blank"
      rel="noopener"
      color="var(--vitrine-whats-app)"
      leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
      onClick={onSent}
    >
      {t('firstSteps.share.action')}
    </Button>
  );
}
