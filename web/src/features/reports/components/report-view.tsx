import { Stack } from '@mantine/core';
import type { Report } from '#contract/statistics/reports.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportChart } from './report-chart.tsx';
import { ReportFacts } from './report-facts.tsx';
import { ReportTotals } from './report-totals.tsx';
import { ReportWithoutFile } from './report-without-file.tsx';
import { RowsOfReport } from './rows-of-report.tsx';

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
