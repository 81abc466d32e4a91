import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import classes from './preview-missing.module.css';

/** Shown instead of a preview or a poster of something that does not exist, or that the user may not see. */
export function PreviewMissing({ kind }: { readonly kind: 'shop' | 'offer' }) {
  const { t } = useTranslation();
  const title = t(`preview.missing.${kind}`);
  const heading = usePageTitle(title);
  return (
    <div className={classes['page']}>
      <BrandBar />
      <main className={classes['root']}>
        <ShopWindow state="closed" className={classes['art']} />
        <h1 className={classes['title']} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={classes['hint']}>{t('preview.missing.hint')}</p>
        <Button component={Link} to={rootPath} replace variant="default">
          {t('notFound.goHome')}
        </Button>
      </main>
    </div>
  );
}
