import { useTranslation } from 'react-i18next';
import classes from './offer-over-notice.module.css';

/** Says above the shop's offers that the linked offer is over. */
export function OfferOverNotice({ hasOthers }: { readonly hasOthers: boolean }) {
  const { t } = useTranslation();
  return (
    <section className={classes['root']} aria-labelledby="over">
      <h2 id="over">{t('flyer.missing.offer.title')}</h2>
      {hasOthers && <p>{t('flyer.offerOver')}</p>}
    </section>
  );
}
