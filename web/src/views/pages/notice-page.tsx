import { type Place, placeLink } from '#contract/pages/place-link.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { OpenPage } from '../page/open-page.tsx';
import type { PageProps } from '../page/page-props.ts';
import classes from './notice-page.module.css';

export type NoticeKind =
  | 'missing'
  | 'shopMissing'
  | 'offerMissing'
  | 'placeMissing'
  | 'shopGone'
  | 'invalid'
  | 'unavailable';

interface NoticePageProps extends Omit<PageProps, 'isPreview'> {
  readonly kind: NoticeKind;
  /** The place whose offers it leads to, such as the state of a city that does not exist; else the country. */
  readonly back?: Place | undefined;
}

/** Says why there is no page at an address, and what to do. */
export function NoticePage({ t, path, kind, back = {}, ...props }: NoticePageProps) {
  const isTemporary = kind === 'unavailable';
  return (
    <OpenPage {...{ t, path, ...props }} className={classes['root']}>
      <ShopWindow state={isTemporary ? 'dark' : 'closed'} className={classes['window']} />
      <h1>{t(`page.notices.${kind}.title`)}</h1>
      <p>{t(`page.notices.${kind}.hint`)}</p>
      {isTemporary && (
        <a className="open-button" href={path}>
          {t('common.tryAgain')}
        </a>
      )}
      <a className="open-button" href={placeLink(back)}>
        {back.state ? t('page.offers.seeIn', { inPlace: inPlace(t, back) }) : t('page.offers.see')}
      </a>
    </OpenPage>
  );
}
