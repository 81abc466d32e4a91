import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Shop } from '#contract/shops/shops.ts';
import { printPage } from '#web/lib/print-page.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { PageCode } from '#web/ui/qr-code/page-code.tsx';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import { BusinessAvatar } from '#web/views/picture/business-avatar.tsx';
import { type Flyer, useHiddenReason } from '../../api.ts';
import { HiddenNotice } from '../flyer-page.tsx';
import classes from './poster-page.module.css';

/** Longest name in characters that fits on two large lines; longer names are smaller, to leave room for the code. */
const longName = 40;

/** An A4 sheet for the counter or the door: the shop, and a large QR code of its flyer. */
function Poster({ shop }: { readonly shop: Shop }) {
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
        <PageCode
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
  return (
    <div className={classes['root']}>
      <BrandBar />
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
        <Poster shop={shop} />
      </main>
    </div>
  );
}
