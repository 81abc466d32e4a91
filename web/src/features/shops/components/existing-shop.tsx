import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { shopQuery } from '../api/get-shop.ts';
import { ShopDetails } from './shop-details.tsx';

/** A shop by its id, under its identifier. */
export function ExistingShop({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const query = useQuery(shopQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  return (
    <>
      <PageHeader title={query.data?.shopIdentifier ?? t('shops.one')} />
      <QueryView query={query} loading={<FormSkeleton />}>
        {(shop) => <ShopDetails shop={shop} />}
      </QueryView>
    </>
  );
}
