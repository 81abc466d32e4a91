import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '#web/ui/numbers/number-tiles.module.css';
import skeleton from '#web/ui/skeleton.module.css';

const tiles = [...Array(8).keys()];

/** Shown while the numbers are loading. */
export function StatisticsSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack gap="md" aria-busy="true" aria-label={t('common.loading')} role="status">
      <div className={classes['root']}>
        {tiles.map((tile) => (
          <Skeleton key={tile} height={104} radius="md" className={skeleton['root'] ?? ''} />
        ))}
      </div>
      <Skeleton height={300} radius="md" className={skeleton['root'] ?? ''} />
    </Stack>
  );
}
