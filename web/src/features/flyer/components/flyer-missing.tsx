import { useTranslation } from 'react-i18next';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { OfferArt } from '#web/ui/offer/offer-art.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import classes from './flyer-missing.module.css';

interface FlyerMissingProps {
  /** What the link named. */
  readonly kind: 'shop' | 'offer';
}

/** In place of a flyer that is not there: no such shop, or an offer that is over. */
export function FlyerMissing({ kind }: FlyerMissingProps) {
  const { t } = useTranslation();
  usePageTitle(t(`flyer.missing.${kind}.title`));
  return (
    <main className={classes['root']}>
      <OfferArt seed={kind} className={classes['art'] ?? ''} />
      <h1 className={classes['title']}>{t(`flyer.missing.${kind}.title`)}</h1>
      <p className={classes['hint']}>{t(`flyer.missing.${kind}.hint`)}</p>
      <Wordmark height={28} />
    </main>
  );
}
