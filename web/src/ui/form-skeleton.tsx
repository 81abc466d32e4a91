import { Skeleton, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './skeleton.module.css';

/** Shown while a form's values are loading. */
export function FormSkeleton({ fields = 4 }: { readonly fields?: number }) {
  const { t } = useTranslation();
  return (
    <Stack gap="lg" aria-busy="true" aria-label={t('common.loading')} role="status">
      {Array.from({ length: fields }, (_, field) => field).map((field) => (
        <div key={field}>
          <Skeleton height={14} width={120} mb={8} className={classes['root'] ?? ''} />
          <Skeleton height={42} radius="md" className={classes['root'] ?? ''} />
        </div>
      ))}
    </Stack>
  );
}
