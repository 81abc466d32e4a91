import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import classes from './flyer-missing.module.css';

interface FlyerMissingProps {
  readonly kind: 'shop' | 'offer';
}

/** Shown instead of a flyer whose shop does not exist or whose offer has ended. */
export default function FlyerMissing({ kind }: FlyerMissingProps) {
  const { t } = useTranslation();
  const title = t(`flyer.missing.${kind}.title`);
  const heading = usePageTitle(title);
  return (
    <div className={classes['page']}>
      <BrandBar />
      <main className={classes['root']}>
        <ShopWindow state="closed" className={classes['art']} />
        <h1 className={classes['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['hint']}>{t(`flyer.missing.${kind}.hint`)}</p>
        <Button component={Link} to={rootPath} replace variant="default">
          {t('flyer.missing.home')}
        </Button>
      </main>
    </div>
  );
}
