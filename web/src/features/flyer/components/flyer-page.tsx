import { useInfiniteQuery } from '@tanstack/react-query';
import '@mantine/core/styles/Alert.layer.css';
import type { Flyer } from '../api/get-flyer.ts';
import { flyerOffersQuery } from '../api/list-offers-of-shop.ts';
import { flyerOffers } from '../flyer-offers.ts';
import { FlyerFooter } from './flyer-footer.tsx';
import { FlyerHeader } from './flyer-header.tsx';
import { FlyerLegal } from './flyer-legal.tsx';
import { FlyerOffers } from './flyer-offers.tsx';
import classes from './flyer-page.module.css';
import { FlyerShop } from './flyer-shop.tsx';
import { FlyerSkeleton } from './flyer-skeleton.tsx';

/** The flyer of a shop, for sharing with customers and for printing. */
export function FlyerPage({ flyer: { shop, offer } }: { readonly flyer: Flyer }) {
  const query = useInfiniteQuery(flyerOffersQuery(shop.id, offer));
  if (query.isPending) return <FlyerSkeleton />;
  const offers = query.data ?? flyerOffers([], offer);
  const name = offers[0]?.business.name ?? shop.legal.name;
  return (
    <div className={classes['root']}>
      <FlyerHeader shop={shop} name={name} />
      <main className={classes['main']}>
        <FlyerOffers query={query} highlightedId={offer?.id} />
        <FlyerShop shop={shop} name={name} />
        <FlyerLegal shop={shop} offers={offers} />
      </main>
      <FlyerFooter />
    </div>
  );
}
