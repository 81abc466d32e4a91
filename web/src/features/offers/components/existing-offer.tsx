import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { offerQuery } from '../api/get-offer.ts';
import { OfferDetails } from './offer-details.tsx';

/** An offer by its id, under its own name. */
export function ExistingOffer({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(offerQuery(id));
  return (
    <>
      <PageHeader title={data?.title ?? t('offers.one')} />
      {data && <OfferDetails offer={data} />}
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />)}
    </>
  );
}
