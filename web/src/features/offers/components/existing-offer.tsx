import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { offerQuery } from '../api/get-offer.ts';
import { OfferDetails } from './offer-details.tsx';

/** An offer by its id, under its title. */
export function ExistingOffer({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery(offerQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  return (
    <>
      <PageHeader title={query.data?.title ?? t('offers.one')} />
      <QueryView query={query} loading={<FormSkeleton />}>
        {(offer) => <OfferDetails offer={offer} />}
      </QueryView>
    </>
  );
}
