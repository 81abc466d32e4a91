import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { isMissing, previewQuery } from '../api.ts';
import { PosterPage } from '../components/poster-page.tsx';
import { PreviewMissing } from '../components/preview-missing.tsx';

/** The poster of a shop, by its identifier or id. */
export default function Poster() {
  const { id = '' } = useParams();
  const query = useQuery(previewQuery(id));
  if (isMissing(query.error)) return <PreviewMissing kind="shop" />;
  return (
    <QueryView query={query} loading={<FormSkeleton />}>
      {({ shop, reason }) => <PosterPage shop={shop} reason={reason} />}
    </QueryView>
  );
}
