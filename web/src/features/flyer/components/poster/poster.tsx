import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import classes from './poster.module.css';
import type { useQrCode } from './use-qr-code.ts';

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
export function Poster({ shop, code }: PosterProps) {
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
