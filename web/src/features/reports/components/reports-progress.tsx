import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedReport } from '#contract/statistics/reports.ts';
import { noteFinished, type SeenReports } from '../note-finished.ts';
import { useReportTitle } from '../use-report-title.ts';

const nothingSeen: SeenReports = { awaited: [] };

/** Says how many reports are in progress, and which one has finished while the list is shown. */
export function ReportsProgress({ reports }: { readonly reports: readonly ListedReport[] }) {
  const { t } = useTranslation();
  const titleOf = useReportTitle();
  const [before, setBefore] = useState(nothingSeen);
  const seen = noteFinished(before, reports);
  if (seen !== before) setBefore(seen);
  const { awaited, finished } = seen;
  const sentences = [
    finished && t(`reports.finished.${finished.status}`, { title: titleOf(finished) }),
    awaited.length > 0 && t('reports.processing', { count: awaited.length }),
  ];
  return (
    <Text role="status" c="dimmed" mb={sentences.some(Boolean) ? 'sm' : 0}>
      {sentences.filter(Boolean).join(' ')}
    </Text>
  );
}
