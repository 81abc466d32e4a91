import { useTranslation } from 'react-i18next';
import type { ReportStatus } from '#contract/statistics/reports.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';

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
