import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { idPrefixes } from '#contract/id-format.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { flyerQuery } from '../api/get-flyer.ts';
import { FlyerFailure } from '../components/flyer-failure.tsx';
import { FlyerMissing } from '../components/flyer-missing.tsx';
import { FlyerPage } from '../components/flyer-page.tsx';
import { FlyerSkeleton } from '../components/flyer-skeleton.tsx';

const missingStatuses = [400, 404, 410];

/** The public flyer of a shop, by the shop's identifier or id, or by the id of one of its offers. */
export default function FlyerRoute() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(flyerQuery(id));
  if (error instanceof ApiError && missingStatuses.includes(error.status)) {
    return <FlyerMissing kind={id.startsWith(`${idPrefixes.offer}_`) ? 'offer' : 'shop'} />;
  }
  if (data) return <FlyerPage key={id} flyer={data} />;
  return error ? <FlyerFailure error={error} onRetry={refetch} /> : <FlyerSkeleton />;
}
