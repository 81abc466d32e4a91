import { useQuery } from '@tanstack/react-query';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { offerQuery } from '../api/get-offer.ts';
import { OfferDetails } from './offer-details.tsx';

/** An offer by its id. */
export function ExistingOffer({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(offerQuery(id));
  if (data) return <OfferDetails offer={data} />;
  return error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />;
}
