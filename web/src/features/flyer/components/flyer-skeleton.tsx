import { Skeleton } from '@mantine/core';
import '@mantine/core/styles/Skeleton.layer.css';
import { useTranslation } from 'react-i18next';
import classes from './flyer-skeleton.module.css';

/** Shown while a flyer is loading. */
export function FlyerSkeleton() {
  const { t } = useTranslation();
  return (
    <div
      className={classes['root']}
      role="status"
      aria-busy="true"
      aria-label={t('common.loading')}
    >
      <Skeleton height={40} width="min(100%, 22rem)" />
      <Skeleton height={20} width="12rem" />
      <div className={classes['grid']}>
        <Skeleton height={268} radius="lg" />
        <Skeleton height={268} radius="lg" />
        <Skeleton height={268} radius="lg" />
      </div>
    </div>
  );
}
