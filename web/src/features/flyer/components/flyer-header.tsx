import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { ShareLink } from '#web/product/share/share-link.tsx';
import { OpenStateNow } from '#web/product/shop/open-state-now.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import { Picture } from '#web/views/picture/picture.tsx';
import { printPage } from '../print-page.ts';
import classes from './flyer-header.module.css';

/** Events before the user prints with the browser's own menu or keys. */
const signs = ['mousemove', 'keydown', 'beforeprint'];

/**
 * Prints the page with its QR code; without it if its code fails to load. The code loads at the first sign of use: the
 * browser's own printing does not wait, and a flyer should not load it earlier.
 */
function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const load = () =>
    QrCode.load().then(
      () => flushSync(() => setHasCode(true)),
      () => undefined,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, and `load` does not depend on the render.
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, []);

  const print = async () => {
    setIsPrinting(true);
    await load();
    await printPage();
    setIsPrinting(false);
  };
  return { print, isPrinting, hasCode };
}

interface FlyerActionsProps {
  readonly shop: Shop;
  /** Whether customers cannot see the flyer; it is then neither shared nor printed. */
  readonly isHidden: boolean;
  readonly isPrinting: boolean;
  readonly onPrint: () => void;
}

/** Contacts the shop, shares its flyer and prints it. */
function FlyerActions({ shop, isHidden, isPrinting, onPrint }: FlyerActionsProps) {
  const { t } = useTranslation();
  const path = linkToScreen('flyer', { id: shop.shopIdentifier });
  const { WhatsApp } = shop.contacts;
  return (
    <div className={classes['actions']}>
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

interface FlyerHeaderProps {
  readonly shop: Shop;
  readonly isHidden: boolean;
}

/** The header of a flyer: photo, avatar, name, place, open state and actions; on paper, the link and its QR code. */
export function FlyerHeader({ shop, isHidden }: FlyerHeaderProps) {
  const { t } = useTranslation();
  const name = shopTitle(shop);
  const heading = usePageTitle(name);
  const { print, isPrinting, hasCode } = usePrinting();
  const url = absoluteLink(linkToScreen('flyer', { id: shop.shopIdentifier }));
  const cover = shop.images.find(({ status }) => status === 'ready');
  return (
    <header className={classes['root']}>
      <div className={classes['awning']} aria-hidden="true" />
      {cover && (
        <div className={classes['cover']}>
          <Picture
            image={cover}
            sizes="(max-width: 34em) 18.5rem, min(100vw, 68rem)"
            alt={t('flyer.cover', { name })}
            className={classes['photo']}
            isPriority
            fallback={null}
          />
        </div>
      )}
      <div className={classes['content']}>
        <div className={classes['title']}>
          <BusinessAvatar business={shop.business} className={classes['avatar']} />
          <div>
            <h1 className={classes['name']} ref={heading} tabIndex={-1}>
              {name}
            </h1>
            <p className={classes['place']}>{`${shop.address.city} - ${shop.address.state}`}</p>
            <p className={classes['open']}>
              <OpenStateNow shop={shop} />
            </p>
          </div>
        </div>
        <FlyerActions shop={shop} isHidden={isHidden} isPrinting={isPrinting} onPrint={print} />
        {!isHidden && (
          <div className={classes['paper']}>
            {hasCode && (
              <QrCode url={url} label={t('flyer.qrCode', { name })} className={classes['code']} />
            )}
            <p className={classes['link']}>{url.replace(/^https?:\/\//, '')}</p>
          </div>
        )}
      </div>
    </header>
  );
}
