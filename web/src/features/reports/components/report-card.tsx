import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { ListedReport } from '#contract/statistics/reports.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { useReportTitle } from '../use-report-title.ts';
import { ReportBadge } from './report-badge.tsx';
import classes from './report-card.module.css';

interface ReportCardProps {
  readonly report: ListedReport;
  /** The name of its shop; empty for all shops. */
  readonly shop: string;
}

/** A report in the list. */
export function ReportCard({ report, shop }: ReportCardProps) {
  const { t, i18n } = useTranslation();
  const { search } = useLocation();
  const titleOf = useReportTitle();
  const { id, status, isMonthly, createdAt } = report;
  const facts = [
    shop,
    isMonthly && t('reports.monthly'),
    t('reports.createdAt', { at: formatInstant(createdAt, i18n.language) }),
  ];
  return (
    <LinkedCard className={classes['root']}>
      <Group justify="space-between" align="flex-start" gap="0.25rem 0.75rem">
        <LinkedCardTitle
          to={linkToScreen('reportDetail', { id })}
          state={{ listSearch: search } satisfies FromList}
          className={classes['title']}
        >
          {titleOf(report)}
        </LinkedCardTitle>
        <ReportBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </LinkedCard>
  );
}
