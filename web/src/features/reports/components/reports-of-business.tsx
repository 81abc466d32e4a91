import { Button, Group, Stack, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ListedReport, ReportInput, ReportType } from '#contract/statistics/reports.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { noteFinished, reportsQuery, type SeenReports, useCreateReport } from '../api.ts';
import type { RequestValues } from '../report-request.ts';
import { reportTypes, useReportTitle, useShopOfReport } from '../report-texts.ts';
import { ReportBadge } from './report-status.tsx';
import classes from './reports-of-business.module.css';

/** The form loads the calendar, which the list does not need. */
const AskForm = partOnDemand(() => import('./ask-form.tsx'));

interface AskDialogProps {
  readonly businessId: string;
  /** The earliest day of a report, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsked: (report: ListedReport) => void;
}

/** The dialog for requesting a report. It keeps the typed values when it is closed and opened again. */
function AskDialog({ businessId, firstDay, isOpen, onClose, onAsked }: AskDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<RequestValues>();
  // Kept outside the form, so that a reopened form does not send the request twice after a lost answer.
  const { mutateAsync: createReport, isPending } = useCreateReport();
  const ask = async (body: ReportInput) => {
    const report = await createReport({ params: { id: businessId }, body });
    setTyped(undefined);
    onAsked(report);
  };
  return (
    <FormDialog
      title={t('reports.ask.title')}
      fields={3}
      isOpen={isOpen}
      isBusy={isPending}
      onClose={onClose}
    >
      {(loading) => (
        <AskForm
          {...loading}
          businessId={businessId}
          firstDay={firstDay}
          typed={typed}
          onType={setTyped}
          onAsk={ask}
        />
      )}
    </FormDialog>
  );
}

interface ReportCardProps {
  readonly report: ListedReport;
  /** The name of its shop; empty for all shops. */
  readonly shop: string;
}

/** A report in the list. */
function ReportCard({ report, shop }: ReportCardProps) {
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

const nothingSeen: SeenReports = { awaited: [] };

/** Says how many reports are in progress, and which one has finished while the list is shown. */
function ReportsProgress({ reports }: { readonly reports: readonly ListedReport[] }) {
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

interface NoReportsProps {
  readonly type: ReportType | undefined;
  readonly onAsk: () => void;
}

/** Shown instead of an empty list: explains reports, or says that there are none of the type. */
function NoReports({ type, onAsk }: NoReportsProps) {
  const { t } = useTranslation();
  const missing = type ? 'noneOfType' : 'empty';
  return (
    <EmptyState
      title={t(`reports.${missing}.title`)}
      hint={t(`reports.${missing}.hint`)}
      action={<Button onClick={onAsk}>{t('reports.ask.open')}</Button>}
    />
  );
}

/** The listed type of reports, stored in the URL's query, so that a reload shows the same list; undefined for all. */
function useReportFilter(): [ReportType | undefined, (type?: ReportType) => void] {
  const [query, setQuery] = useSearchParams();
  const type = reportTypes.find((one) => one === query.get('type'));
  return [type, (chosen) => setQuery(chosen ? { type: chosen } : {}, { replace: true })];
}

interface ReportsOfBusinessProps {
  readonly businessId: string;
  /** The day when the business joined the marketplace, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly isAsking: boolean;
  readonly onAsking: (isAsking: boolean) => void;
}

/** The reports of a business, newest first, of one type or all, with the form for requesting another. */
export function ReportsOfBusiness(props: ReportsOfBusinessProps) {
  const { businessId, firstDay, isAsking, onAsking } = props;
  const { t } = useTranslation();
  const [type, setType] = useReportFilter();
  const query = useInfiniteQuery(reportsQuery(businessId, type));
  const titleOf = useReportTitle();
  const shopOf = useShopOfReport(businessId);
  return (
    <>
      <FilterBar>
        <FilterTabs
          label={t('reports.filter')}
          value={type ?? 'all'}
          onChange={(chosen) => setType(chosen === 'all' ? undefined : chosen)}
          data={(['all', ...reportTypes] as const).map((value) => ({
            value,
            label: t(`reports.types.${value}`),
          }))}
        />
      </FilterBar>
      <ReportsProgress reports={query.data ?? []} />
      <PagedList
        query={query}
        loading={<RowsSkeleton />}
        empty={<NoReports type={type} onAsk={() => onAsking(true)} />}
      >
        {(reports) => (
          <Stack gap="sm">
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} shop={shopOf(report)} />
            ))}
          </Stack>
        )}
      </PagedList>
      <AskDialog
        businessId={businessId}
        firstDay={firstDay}
        isOpen={isAsking}
        onClose={() => onAsking(false)}
        onAsked={(report) => {
          onAsking(false);
          // A filter by another type would hide the new report.
          if (type !== report.type) setType();
          showToast(t('reports.asked', { title: titleOf(report) }));
        }}
      />
    </>
  );
}
