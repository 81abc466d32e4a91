import { useParams } from 'react-router-dom';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { ReportOfId } from '../components/report-of-id.tsx';
import classes from '../components/report-page.module.css';

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
