import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { printPage } from '#web/lib/print-page.ts';
import { absoluteLink, flyerLink, previewLink } from '#web/product/share/flyer-link.ts';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import { QrCode } from '#web/views/qr-code.tsx';
import { HiddenNotice } from './hidden-notice.tsx';
import classes from './poster-page.module.css';
import { useBackScreen } from './use-back-screen.ts';

/** Longest name in characters that fits on two large lines; longer names are smaller, to leave room for the code. */
const longName = 40;

/** An A4 sheet for the counter or the door: the shop, and a large QR code of its flyer. */
function Poster({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  const { business, address, shopIdentifier } = shop;
  const url = absoluteLink(flyerLink(shopIdentifier));
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
        <QrCode
          url={url}
          label={t('flyer.qrCode', { name: business.name })}
          className={classes['code']}
        />
        <p className={classes['link']}>{url.replace(/^https?:\/\//, '')}</p>
        <div className={classes['brand']}>
          <Wordmark height={28} />
        </div>
      </div>
    </article>
  );
}

interface PosterPageProps {
  readonly shop: Shop;
  /** Why customers cannot see the flyer; undefined if they can. */
  readonly reason: HiddenReason | undefined;
}

/**
 * A preview of a shop's poster with a button that prints it, also while the flyer is hidden: the poster shows no
 * offers, and its code works once the flyer appears.
 */
export function PosterPage({ shop, reason }: PosterPageProps) {
  const { t } = useTranslation();
  const title = t('flyer.poster.title', { name: shop.business.name });
  const heading = usePageTitle(title);
  const back = useBackScreen(false);
  return (
    <div className={classes['root']}>
      <BrandBar />
      <header className={classes['bar']}>
        <BackLink from="poster" to={back} />
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
          >
            {t('flyer.poster.print')}
          </Button>
          <Button
            component="a"
            href={(reason ? previewLink : flyerLink)(shop.shopIdentifier)}
            target="_blank"
            variant="default"
            flex={{ base: '1 1 auto', sm: 'none' }}
          >
            {t(reason ? 'share.seePreview' : 'share.seeFlyer')}
          </Button>
        </div>
        {reason && (
          <div className={classes['notice']}>
            <HiddenNotice reason={reason} isPoster />
          </div>
        )}
      </header>
      <main className={classes['main']}>
        <Poster shop={shop} />
      </main>
    </div>
  );
}
