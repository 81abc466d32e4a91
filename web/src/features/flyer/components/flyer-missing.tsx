import { useTranslation } from 'react-i18next';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { PlaceholderPicture } from '#web/ui/picture/placeholder-picture.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import classes from './flyer-missing.module.css';

interface FlyerMissingProps {
  /** What the link refers to. */
  readonly kind: 'shop' | 'offer';
}

/** Shown instead of a flyer whose shop does not exist or whose offer has ended. */
export function FlyerMissing({ kind }: FlyerMissingProps) {
  const { t } = useTranslation();
  usePageTitle(t(`flyer.missing.${kind}.title`));
  return (
    <main className={classes['root']}>
      <PlaceholderPicture seed={kind} className={classes['art'] ?? ''} />
      <h1 className={classes['title']}>{t(`flyer.missing.${kind}.title`)}</h1>
      <p className={classes['hint']}>{t(`flyer.missing.${kind}.hint`)}</p>
      <Wordmark height={28} />
    </main>
  );
}
