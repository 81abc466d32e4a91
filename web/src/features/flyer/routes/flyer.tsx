import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { idPrefixes } from '#contract/http/id-format.ts';
import { pageOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { posterParameter, shopParameter } from '#web/product/share/flyer-link.ts';
import { flyerQuery, isMissing } from '../api/get-flyer.ts';
import { FlyerFailure } from '../components/flyer-failure.tsx';
import { FlyerPage } from '../components/flyer-page.tsx';
import { FlyerSkeleton } from '../components/flyer-skeleton.tsx';

// Few visits need them, so the flyer loads without them.
const FlyerMissing = pageOnDemand(() => import('../components/flyer-missing.tsx'));
const PosterPage = pageOnDemand(() => import('../components/poster/poster-page.tsx'));

/**
 * The public flyer of a shop, by the shop's identifier or id, or by the id of one of its offers; with the poster's
 * parameter the poster of the shop.
 */
export default function FlyerRoute() {
  const { id = '' } = useParams();
  const parameters = new URLSearchParams(useLocation().search);
  const { data, error, refetch } = useQuery(
    flyerQuery(id, parameters.get(shopParameter) ?? undefined),
  );
  if (isMissing(error)) {
    return <FlyerMissing kind={id.startsWith(`${idPrefixes.offer}_`) ? 'offer' : 'shop'} />;
  }
  if (data && parameters.has(posterParameter)) {
    return <PosterPage flyer={data} />;
  }
  if (data) return <FlyerPage key={id} flyer={data} />;
  return error ? <FlyerFailure error={error} onRetry={refetch} /> : <FlyerSkeleton />;
}
