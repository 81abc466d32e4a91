import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HiddenReason } from '#web/product/share/hidden-reason.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import classes from './hidden-notice.module.css';

interface HiddenNoticeProps {
  readonly reason: HiddenReason;
  /** Whether it is on the poster, which may be printed before the shop is live. */
  readonly isPoster?: boolean;
}

/** Tells members of the business why customers cannot see this page or offer, and how to make it public. */
export function HiddenNotice({ reason, isPoster = false }: HiddenNoticeProps) {
  const { t } = useTranslation();
  const title = useId();
  const isOffer = reason.startsWith('offer.');
  return (
    <section aria-labelledby={title} className={classes['root']}>
      {reason === 'offer.expired' && <ShopWindow state="closed" className={classes['window']} />}
      <div>
        <p className={classes['title']} id={title}>
          {isOffer ? t('flyer.hidden.offerTitle') : t('flyer.hidden.title')}
        </p>
        <p className={classes['text']}>{t(`flyer.hidden.${reason}`)}</p>
        {!isOffer && (
          <p className={classes['text']}>
            {t(isPoster ? 'flyer.hidden.poster' : 'flyer.hidden.sharing')}
          </p>
        )}
      </div>
    </section>
  );
}
