import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { idPattern } from '#contract/http/id-format.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { reportQuery } from '../api.ts';
import classes from '../components/report-page.module.css';
import { ReportView } from '../components/report-view.tsx';
import { useReportTitle } from '../report-texts.ts';

function ReportNotFound() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      title={t('reports.notFound.title')}
      hint={t('reports.notFound.hint')}
      to={linkToScreen('reportList')}
      link={t('reports.notFound.action')}
    />
  );
}

/** Loads a report by its id; if it is not the user's, shows a link back to the list. */
function ReportOfId({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const titleOf = useReportTitle();
  const isValid = idPattern('report').test(id);
  const query = useQuery({ ...reportQuery(id), enabled: isValid });
  const isMissing = !isValid || hasCode(query.error, 'REPORT_NOT_FOUND');
  const report = isMissing ? undefined : query.data;
  return (
    <>
      <PageHeader title={report ? titleOf(report) : t('reports.one')} />
      {isMissing ? (
        <ReportNotFound />
      ) : (
        <QueryView query={query} loading={<FormSkeleton />}>
          {(shown) => <ReportView report={shown} />}
        </QueryView>
      )}
    </>
  );
}

/** A report to read, download and print. */
export default function ReportDetail() {
  const { id = '' } = useParams();
  const listSearch = useListSearch();
  return (
    <>
      <div className={classes['screenOnly']}>
        <BackLink from="reportDetail" search={listSearch} />
      </div>
      <ReportOfId id={id} />
    </>
  );
}
