import { useTranslation } from 'react-i18next';
import classes from './offer-over-notice.module.css';

/** Says above the shop's offers that the one of the link has ended. */
export function OfferOverNotice() {
  const { t } = useTranslation();
  return (
    <section className={classes['root']} aria-labelledby="over">
      <h2 id="over">{t('flyer.missing.offer.title')}</h2>
      <p>{t('flyer.offerOver')}</p>
    </section>
  );
}
