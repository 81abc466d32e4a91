import { useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { shopQuery } from '../api/get-shop.ts';
import { ShopDetails } from './shop-details.tsx';

/** A shop by its id. */
export function ExistingShop({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(shopQuery(id));
  if (data) return <ShopDetails shop={data} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />;
}
