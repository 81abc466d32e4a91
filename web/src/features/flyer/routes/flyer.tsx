import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { idPrefixes } from '#contract/http/id-format.ts';
import { pageOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { posterParameter, shopParameter } from '#web/product/share/flyer-link.ts';
import { ShopWindow } from '#web/ui/brand/shop-window.tsx';
import { LoadFailure } from '#web/ui/query-view.tsx';
import { BrandBar } from '#web/views/page/brand-bar.tsx';
import { flyerQuery, isMissing } from '../api.ts';
import classes from '../components/flyer-missing.module.css';
import { FlyerPage } from '../components/flyer-page.tsx';
import { FlyerSkeleton } from '../components/flyer-skeleton.tsx';
import { preloadPosterFont } from '../preload-poster-font.ts';

interface FlyerFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a flyer that could not be loaded: a window without light, the error and a retry. */
function FlyerFailure(props: FlyerFailureProps) {
  return (
    <div className={classes['page']}>
      <BrandBar />
      <main className={classes['root']}>
        <ShopWindow state="dark" className={classes['art']} />
        <LoadFailure {...props} />
      </main>
    </div>
  );
}

// Already while the offers load, so that the first price needs no other font.
preloadPosterFont();

// Loaded on demand, since few visits need them.
const FlyerMissing = pageOnDemand(() => import('../components/flyer-missing.tsx'));
const PosterPage = pageOnDemand(() => import('../components/poster/poster-page.tsx'));

/** The public flyer of a shop, by its identifier or id or by an offer id; or the shop's poster, by a URL parameter. */
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
