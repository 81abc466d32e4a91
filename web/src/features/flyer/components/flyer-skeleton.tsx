import { useTranslation } from 'react-i18next';
import classes from './flyer-skeleton.module.css';

/** Placeholder for a flyer, or for its offers alone (`isPart`), while it loads. */
export function FlyerSkeleton({ isPart = false }: { readonly isPart?: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      className={isPart ? undefined : classes['root']}
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
    >
      {!isPart && <div className={classes['name']} />}
      {!isPart && <div className={classes['place']} />}
      <div className={classes['grid']}>
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
