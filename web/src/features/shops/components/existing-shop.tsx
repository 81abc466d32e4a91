import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { shopQuery } from '../api/get-shop.ts';
import { ShopDetails } from './shop-details.tsx';

/** A shop by its id, under its own name. */
export function ExistingShop({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(shopQuery(id));
  return (
    <>
      <PageHeader title={data?.shopIdentifier ?? t('shops.one')} />
      {data && <ShopDetails shop={data} />}
      {!data && (error ? <LoadFailure error={error} onRetry={refetch} /> : <FormSkeleton />)}
    </>
  );
}
