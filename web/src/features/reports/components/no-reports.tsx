import { Button } from '@mantine/core';
import { IconFileAnalytics, IconSearchOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReportType } from '#contract/statistics/reports.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';

interface NoReportsProps {
  readonly type: ReportType | undefined;
  readonly onAsk: () => void;
}

/** Shown instead of an empty list: explains reports, or says that there are none of the type. */
export function NoReports({ type, onAsk }: NoReportsProps) {
  const { t } = useTranslation();
  const Icon = type ? IconSearchOff : IconFileAnalytics;
  const missing = type ? 'noneOfType' : 'empty';
  return (
    <EmptyState
      icon={<Icon size={32} />}
      title={t(`reports.${missing}.title`)}
      hint={t(`reports.${missing}.hint`)}
      action={<Button onClick={onAsk}>{t('reports.ask.open')}</Button>}
    />
  );
}
