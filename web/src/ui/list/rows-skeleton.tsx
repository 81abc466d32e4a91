import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../skeleton.module.css';

interface RowsSkeletonProps {
  readonly rows?: number;
  readonly height?: number;
}

/** Shown while a list is loading; `height` is the height of a row in pixels. */
export function RowsSkeleton({ rows = 3, height = 84 }: RowsSkeletonProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm" aria-busy="true" aria-label={t('common.loading')} role="status">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} height={height} radius="md" className={classes['root'] ?? ''} />
      ))}
    </Stack>
  );
}
