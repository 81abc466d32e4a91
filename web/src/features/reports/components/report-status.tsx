import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type ReportStatus, reportsPerDay } from '#contract/statistics/reports.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';
import { waitOfDay } from '../api.ts';

const tones: Readonly<Record<ReportStatus, Tone>> = {
  processing: 'waiting',
  ready: 'good',
  failed: 'bad',
  expired: 'off',
};

/** The status of a report. */
export function ReportBadge({ status }: { readonly status: ReportStatus }) {
  const { t } = useTranslation();
  return <ToneBadge tone={tones[status]}>{t(`reports.status.${status}`)}</ToneBadge>;
}

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
