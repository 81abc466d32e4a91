import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import classes from './flyer-actions.module.css';

interface FlyerActionsProps {
  readonly shop: Shop;
  /** Whether customers cannot see the flyer; it is then neither shared nor printed. */
  readonly isHidden: boolean;
  readonly isPrinting: boolean;
  readonly onPrint: () => void;
}

/** Contacts the shop, shares its flyer and prints it. */
export function FlyerActions({ shop, isHidden, isPrinting, onPrint }: FlyerActionsProps) {
  const { t } = useTranslation();
  const path = linkToScreen('flyer', { id: shop.shopIdentifier });
  const { WhatsApp } = shop.contacts;
  return (
    <div className={classes['root']}>
      {WhatsApp && !isHidden && (
        <Button
          component="a"
          href={whatsAppLink(WhatsApp, t('flyer.message', { url: absoluteLink(path) }))}
          target="_blank"
          rel="noreferrer"
          color="teal.9"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        >
          {t('flyer.whatsApp')}
        </Button>
      )}
      <ShareLink path={path} title={shopTitle(shop)} disabled={isHidden} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        onClick={onPrint}
        loading={isPrinting}
        disabled={isHidden}
      >
        {t('flyer.print')}
      </Button>
    </div>
  );
}
