import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { printPage } from '#web/lib/print-page.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { PageCode } from '#web/ui/qr-code/page-code.tsx';
import { daysOnPaper } from '#web/views/offer/printed-offers.ts';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import { PaperMasthead } from '#web/views/shop/paper-masthead.tsx';
import { ShopMasthead } from '#web/views/shop/shop-masthead.tsx';
import classes from './flyer-header.module.css';

interface FlyerActionsProps {
  readonly shop: Shop;
  /** Whether customers cannot see the flyer; it is then neither shared nor printed. */
  readonly isHidden: boolean;
}

/** Contacts the shop, shares its flyer and prints it. */
function FlyerActions({ shop, isHidden }: FlyerActionsProps) {
  const { t } = useTranslation();
  const [isPrinting, setIsPrinting] = useState(false);
  const path = linkToScreen('flyer', { id: shop.shopIdentifier });
  const { WhatsApp } = shop.contacts;
  const print = async () => {
    setIsPrinting(true);
    await printPage();
    setIsPrinting(false);
  };
  return (
    <div className={classes['actions']}>
      {WhatsApp && !isHidden && (
        <Button
          component="a"
          href={whatsAppLink(WhatsApp, t('flyer.message', { url: absoluteLink(path) }))}
          target="_blank"
          rel="noreferrer"
          color="var(--vitrine-whats-app)"
          leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
        >
          {t('flyer.whatsApp')}
        </Button>
      )}
      <ShareLink path={path} title={shopTitle(shop)} disabled={isHidden} />
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden="true" />}
        onClick={print}
        loading={isPrinting}
        disabled={isHidden}
      >
        {t('flyer.print')}
      </Button>
    </div>
  );
}

interface FlyerHeaderProps {
  readonly shop: Shop;
  readonly offers: readonly Offer[];
  readonly isHidden: boolean;
}

/** The header of a flyer: the brand, the shop and actions; on paper the days of its offers, and a code of its link. */
export function FlyerHeader({ shop, offers, isHidden }: FlyerHeaderProps) {
  const { t } = useTranslation();
  const now = useNow();
  const name = shopTitle(shop);
  const heading = usePageTitle(name);
  const url = absoluteLink(linkToScreen('flyer', { id: shop.shopIdentifier }));
  return (
    <header>
      <BrandBar />
      <ShopMasthead t={t} now={now} shop={shop} heading={heading}>
        <FlyerActions shop={shop} isHidden={isHidden} />
      </ShopMasthead>
      <PaperMasthead
        {...{ t, now, shop }}
        days={daysOnPaper(offers, shop.timeZone, now)}
        // Always there, since the browser's own printing waits for nothing.
        {...(!isHidden && {
          link: url.replace(/^https?:\/\//, ''),
          code: <PageCode url={url} label={t('flyer.qrCode', { name })} />,
        })}
      />
    </header>
  );
}
