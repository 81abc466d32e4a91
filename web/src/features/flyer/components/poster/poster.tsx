import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import classes from './poster.module.css';
import { PosterCode } from './poster-code.tsx';
import type { useQrCode } from './use-qr-code.ts';

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
