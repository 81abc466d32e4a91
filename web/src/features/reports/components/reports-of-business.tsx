import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { reportsQuery } from '../api.ts';
import { reportTypes } from '../report-types.ts';
import { useReportFilter } from '../use-report-filter.ts';
import { useReportTitle } from '../use-report-title.ts';
import { useShopOfReport } from '../use-shop-of-report.ts';
import { AskDialog } from './ask-dialog.tsx';
import { NoReports } from './no-reports.tsx';
import { ReportCard } from './report-card.tsx';
import { ReportsProgress } from './reports-progress.tsx';

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
