import { useTranslation } from 'react-i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import { lastPlace } from '#web/lib/last-place.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import classes from './empty-wallet.module.css';

/** Says what vouchers are, and leads to the offers of the place that the user saw last. */
export function EmptyWallet() {
  const { t } = useTranslation();
  const [, place = pageLink('offers')] = lastPlace();
  return (
    <section className={classes['root']}>
      <ShopWindow state="empty" className={classes['window']} />
      <h2>{t('wallet.empty.title')}</h2>
      <p>{t('wallet.empty.hint')}</p>
      <a href={place} className="open-button" data-kind="main">
        {t('common.seeOffers')}
      </a>
    </section>
  );
}
