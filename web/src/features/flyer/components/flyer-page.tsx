import { useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Alert.layer.css';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import type { Flyer } from '../api/get-flyer.ts';
import { offersOfShopQuery } from '../api/list-offers-of-shop.ts';
import { offersInOrder } from '../offers-in-order.ts';
import { FlyerFooter } from './flyer-footer.tsx';
import { FlyerHeader } from './flyer-header.tsx';
import { FlyerLegal } from './flyer-legal.tsx';
import { FlyerOffers } from './flyer-offers.tsx';
import classes from './flyer-page.module.css';
import { FlyerShop } from './flyer-shop.tsx';
import { FlyerSkeleton } from './flyer-skeleton.tsx';

/** The whole flyer of a shop: good enough to send to a customer, and to print. */
export function FlyerPage({ flyer: { shop, offer } }: { readonly flyer: Flyer }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    offersOfShopQuery(shop.id),
  );
  if (!data && !error) return <FlyerSkeleton />;
  const offers = offersInOrder(data ?? [], offer);
  const name = offers[0]?.business.name ?? shop.legal.name;
  return (
    <div className={classes['root']}>
      <FlyerHeader shop={shop} name={name} />
      <main className={classes['main']}>
        <div className={classes['offers']}>
          {data ? (
            <FlyerOffers
              offers={offers}
              highlightedId={offer?.id}
              hasMore={hasNextPage}
              isLoadingMore={isFetchingNextPage}
              onMore={fetchNextPage}
            />
          ) : (
            <LoadFailure error={error} onRetry={refetch} />
          )}
        </div>
        <FlyerShop shop={shop} name={name} />
        <FlyerLegal shop={shop} offers={offers} />
      </main>
      <FlyerFooter />
    </div>
  );
}
