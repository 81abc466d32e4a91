import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { reportsPerDay } from '#contract/statistics/reports.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { waitOfDay } from '../wait-of-day.ts';

/** Why the request of a report failed; empty without an error. The daily limit has its own text. */
export function ReportFailure({ error }: { readonly error: unknown }) {
  const { t, i18n } = useTranslation();
  const wait = waitOfDay(error);
  if (wait === undefined) return <ErrorAlert error={error} />;
  return (
    <Alert color="red" variant="light" role="alert">
      {t('reports.dayLimit', { max: reportsPerDay, when: formatWait(wait, i18n.language) })}
    </Alert>
  );
}
