import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { Report, ReportStatus, ReportType } from '#contract/statistics/reports.ts';
import type { StatisticsTotals } from '#contract/statistics/statistics.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { shortLabel } from '#web/lib/numbers/bars.ts';
import { useFailureText, useInvalidate } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { BarsFigure } from '#web/ui/numbers/bars-figure.tsx';
import { NumberTile, NumberTiles } from '#web/ui/numbers/number-tile.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { cardPadding, SectionCard } from '#web/ui/page/section-card.tsx';
import { reportQuery, useRemakeReport } from '../api.ts';
import { barsOfReport, totalsOfReport } from '../report-numbers.ts';
import { useCellText, useReportTitle, useShopOfReport } from '../report-texts.ts';
import classes from './report-page.module.css';
import { ReportBadge, ReportFailure } from './report-status.tsx';
import { ReportTable } from './report-table.tsx';

/** Downloads a report's file. A link is valid for ten minutes, so each download requests its own. */
function useDownloadReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { csvUrl } = await client.fetchQuery({ ...reportQuery(id), staleTime: 0 });
      // The storage answers with a download, so the page stays.
      if (csvUrl !== undefined) window.location.assign(csvUrl);
    },
  });
}

/** Buttons that download the file of a report and print the page. */
function ReportActions({ reportId }: { readonly reportId: string }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { mutate: download, isPending, error } = useDownloadReport(reportId);
  return (
    <div className={classes['screenOnly']}>
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={isPending}
          onClick={() => download()}
        >
          {t('reports.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('reports.print')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t('reports.fileHint')}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {textOf(error)}
        </Text>
      )}
    </div>
  );
}

interface ReportWithoutFileProps {
  readonly report: Report;
  readonly status: Exclude<ReportStatus, 'ready'>;
}

/** Says why a report has no file: in progress, failed or expired. The last two offer to make it again. */
function ReportWithoutFile({ report, status }: ReportWithoutFileProps) {
  const { t } = useTranslation();
  const { mutate: remake, isPending, error } = useRemakeReport();
  const invalidate = useInvalidate();
  const remakeReport = () =>
    remake(
      { params: { id: report.id } },
      {
        // The button is gone then.
        onSuccess: focusPageHeading,
        onError: async (error) => {
          // Someone has already requested it again, such as in another window.
          if (hasCode(error, 'INVALID_TRANSITION')) await invalidate([reportRoutes.getReport]);
        },
      },
    );
  return (
    <Paper p={cardPadding}>
      <Stack gap="sm" align="start">
        <Text>{t(`reports.withoutFile.${status}`)}</Text>
        <ReportFailure error={error} />
        {status !== 'processing' && (
          <Button loading={isPending} onClick={remakeReport}>
            {t('reports.remake')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}

/** A bar chart of a report. The table has the same numbers, and is the printed version. */
function ReportChart({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const textOf = useCellText();
  const chart = barsOfReport(report);
  const [first] = report.columns;
  if (!chart || !first) return null;
  const { isRanking, hasClaims, bars } = chart;
  const title = t(`reports.chart.${report.type}`);
  return (
    <div className={classes['screenOnly']}>
      <SectionCard title={title}>
        <BarsFigure
          title={title}
          isRanking={isRanking}
          names={{
            ...(hasClaims && { claims: t('reports.columns.claims') }),
            redemptions: t('reports.columns.redemptions'),
          }}
          bars={bars.map(({ key, ...numbers }) => ({
            label: isRanking ? textOf(key, first) : shortLabel(key),
            ...numbers,
          }))}
        />
      </SectionCard>
    </div>
  );
}

/** The first rows of a report and the number of all rows, or a message that there are none. */
function RowsOfReport({ report }: { readonly report: Report }) {
  const { t } = useTranslation();
  const titleOf = useReportTitle();
  const { rows, rowsCount } = report;
  if (rows.length === 0) {
    return (
      <SectionCard title={t('reports.rows.title')}>
        <Text c="dimmed">{t('reports.rows.none')}</Text>
      </SectionCard>
    );
  }
  return (
    <SectionCard
      title={t('reports.rows.title')}
      hint={
        rowsCount > rows.length
          ? t('reports.rows.first', { shown: rows.length, all: rowsCount })
          : t('reports.rows.all', { count: rowsCount })
      }
    >
      <ReportTable caption={titleOf(report)} columns={report.columns} rows={rows} />
    </SectionCard>
  );
}

/** The status of a report, its business and shop, and when it was requested. */
function ReportFacts({ report }: { readonly report: Report }) {
  const { t, i18n } = useTranslation();
  const { data } = useMyBusiness();
  const shopOf = useShopOfReport(report.businessId);
  const { status, isMonthly, createdAt } = report;
  const business = data?.active ?? data?.items[0];
  const facts = [
    business?.name,
    shopOf(report),
    isMonthly && t('reports.monthly'),
    t('reports.createdAt', { at: formatInstant(createdAt, i18n.language) }),
  ];
  return (
    <div className={classes['facts']}>
      <div role="status">
        <ReportBadge status={status} />
      </div>
      <Text c="dimmed">{facts.filter(Boolean).join(' · ')}</Text>
    </div>
  );
}

interface ReportTotalsProps {
  readonly type: ReportType;
  readonly totals: StatisticsTotals;
}

/** The totals of a report, with the words of its columns. */
function ReportTotals({ type, totals }: ReportTotalsProps) {
  const { t } = useTranslation();
  return (
    <NumberTiles>
      {totalsOfReport(type, totals).map((name) => (
        <NumberTile
          key={name}
          name={name}
          label={t(`reports.columns.${name}`)}
          value={totals[name] ?? 0}
        />
      ))}
    </NumberTiles>
  );
}

/** A report: its status, actions, totals and first rows. */
export function ReportView({ report }: { readonly report: Report }) {
  const { status, totals } = report;
  return (
    <Stack gap="md">
      <ReportFacts report={report} />
      {status === 'ready' ? (
        <ReportActions reportId={report.id} />
      ) : (
        <ReportWithoutFile report={report} status={status} />
      )}
      {totals && <ReportTotals type={report.type} totals={totals} />}
      {status === 'ready' && (
        <>
          <ReportChart report={report} />
          <RowsOfReport report={report} />
        </>
      )}
    </Stack>
  );
}
