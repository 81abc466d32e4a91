import { useTranslation } from 'react-i18next';
import classes from './claim-row.module.css';

/** Shown while vouchers are loading. */
export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      className={classes['list']}
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
    >
      <div className={classes['loading']} />
      <div className={classes['loading']} />
      <div className={classes['loading']} />
    </div>
  );
}
