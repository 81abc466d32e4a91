import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useHasNoWorker } from '#web/platform/offline/offline.ts';

/** Says what does not work in a browser without service workers. */
export function NoWorkerNotice() {
  const { t } = useTranslation();
  if (!useHasNoWorker()) return null;
  return (
    <Alert role="note" color="yellow" variant="light">
      {t('install.noWorker')}
    </Alert>
  );
}
