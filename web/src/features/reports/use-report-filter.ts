import { useSearchParams } from 'react-router-dom';
import type { ReportType } from '#contract/statistics/reports.ts';
import { reportTypes } from './report-types.ts';

/** The listed type of reports, stored in the URL's query, so that a reload shows the same list; undefined for all. */
export function useReportFilter(): [ReportType | undefined, (type?: ReportType) => void] {
  const [query, setQuery] = useSearchParams();
  const type = reportTypes.find((one) => one === query.get('type'));
  return [type, (chosen) => setQuery(chosen ? { type: chosen } : {}, { replace: true })];
}
