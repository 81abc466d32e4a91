import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/Alert.layer.css';
import { useCallback, useEffect, useState } from 'react';
import type { Shop } from '#contract/shops/shops.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import { type Flyer, useHiddenReason } from '../../api.ts';
import { printPage } from '../../print-page.ts';
import { HiddenNotice } from '../flyer-page.tsx';
import classes from './poster-page.module.css';

type QrCodeState = 'loading' | 'loaded' | 'failed';

/** Loads the code that draws QR codes; `retry` loads it again after a failure. */
function useQrCode() {
  const [state, setState] = useState<QrCodeState>('loading');
  const load = useCallback(() => {
    setState('loading');
    QrCode.load().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return { state, retry: load };
}

interface PosterCodeProps {
  readonly url: string;
  readonly label: string;
  readonly code: ReturnType<typeof useQrCode>;
}

/** The QR code of a poster; if it does not load, a message and a retry button. */
function PosterCode({ url, label, code }: PosterCodeProps) {
  const { t } = useTranslation();
  if (code.state === 'loaded') {
    return <QrCode url={url} label={label} className={classes['code']} />;
  }
  return (
    <div className={classes['code']} role="status">
      {code.state === 'failed' && (
        <div className={classes['failed']}>
          <p>{t('flyer.poster.codeFailed')}</p>
          <Button variant="default" onClick={code.retry}>
            {t('common.tryAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Longest name in characters that fits on two large lines; longer names are smaller, to leave room for the code. */
const longName = 40;

interface PosterProps {
  readonly shop: Shop;
  readonly code: ReturnType<typeof useQrCode>;
}

/** An A4 sheet for the counter or the door: the shop, and a large QR code of its flyer. */
function Poster({ shop, code }: PosterProps) {
  const { t } = useTranslation();
  const { business, address, shopIdentifier } = shop;
  const url = absoluteLink(linkToScreen('flyer', { id: shopIdentifier }));
  return (
    <article className={classes['frame']} aria-label={t('flyer.poster.call')}>
      <div className={classes['sheet']}>
        <div className={classes['awning']} aria-hidden="true" />
        <BusinessAvatar business={business} className={classes['avatar']} />
        <h2 className={classes['name']} data-long={business.name.length > longName || undefined}>
          {business.name}
        </h2>
        <p className={classes['place']}>{`${address.neighborhood} · ${address.city}`}</p>
        <p className={classes['call']}>{t('flyer.poster.call')}</p>
        <PosterCode url={url} label={t('flyer.qrCode', { name: business.name })} code={code} />
        <p className={classes['link']}>{url.replace(/^https?:\/\//, '')}</p>
        <div className={classes['brand']}>
          <Wordmark height={28} />
        </div>
      </div>
    </article>
  );
}

/**
 * A preview of a shop's poster with a button that prints it, also while the flyer is hidden: the poster shows no
 * offers, and its code works once the flyer appears.
 */
export default function PosterPage({ flyer }: { readonly flyer: Flyer }) {
  const { t } = useTranslation();
  const { shop } = flyer;
  const title = t('flyer.poster.title', { name: shop.business.name });
  const heading = usePageTitle(title);
  const { reason } = useHiddenReason(shop);
  const code = useQrCode();
  return (
    <div className={classes['root']}>
      <header className={classes['bar']}>
        <h1 className={classes['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['hint']}>{t('flyer.poster.hint')}</p>
        <div className={classes['actions']}>
          <Button
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            px="min(1.25rem, 4vw)"
            onClick={printPage}
            flex={{ base: '1 1 auto', sm: 'none' }}
            disabled={code.state !== 'loaded'}
          >
            {t('flyer.poster.print')}
          </Button>
          <Button
            component={Link}
            to={linkToScreen('flyer', { id: shop.shopIdentifier })}
            replace
            variant="default"
            flex={{ base: '1 1 auto', sm: 'none' }}
          >
            {t('share.seeFlyer')}
          </Button>
        </div>
      </header>
      {reason && <HiddenNotice reason={reason} isPoster />}
      <main className={classes['main']}>
        <Poster shop={shop} code={code} />
      </main>
    </div>
  );
}
