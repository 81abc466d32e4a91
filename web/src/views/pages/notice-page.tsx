import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import classes from './notice-page.module.css';

interface NoticePageProps extends Omit<PageProps, 'isPreview'> {
  readonly kind:
    | 'missing'
    | 'shopMissing'
    | 'offerMissing'
    | 'shopGone'
    | 'invalid'
    | 'unavailable';
}

/** Says why there is no page at an address, and what to do. */
export function NoticePage({ t, path, kind, ...props }: NoticePageProps) {
  const isTemporary = kind === 'unavailable';
  return (
    <OpenPage {...{ t, path, ...props }} className={classes['root']}>
      <ShopWindow state={isTemporary ? 'dark' : 'closed'} className={classes['window']} />
      <h1>{t(`page.notices.${kind}.title`)}</h1>
      <p>{t(`page.notices.${kind}.hint`)}</p>
      <a className="open-button" href={isTemporary ? path : '/'}>
        {isTemporary ? t('common.tryAgain') : t('page.home')}
      </a>
    </OpenPage>
  );
}
