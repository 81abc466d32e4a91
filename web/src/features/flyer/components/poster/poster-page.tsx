import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/Alert.layer.css';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { type Flyer, useHiddenReason } from '../../api.ts';
import { printPage } from '../../print-page.ts';
import { HiddenNotice } from '../notices/lazy-hidden-notice.ts';
import { Poster } from './poster.tsx';
import classes from './poster-page.module.css';
import { useQrCode } from './use-qr-code.ts';

/** A preview of a shop's poster with a button that prints it. */
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
