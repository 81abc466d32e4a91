import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-title.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { useMyBusiness } from '#web/session/queries/get-my-business.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { shopQuery } from '../../api.ts';
import { useShopForm } from '../../use-shop-form.ts';
import { ShopForm } from '../form/shop-form.tsx';
import { DeleteShop } from './delete-shop.tsx';
import { ShopNotFound } from './shop-not-found.tsx';
import { ShopStatusCard } from './shop-status-card.tsx';

/** Shows and changes a shop of the user's business. */
export function ExistingShop({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const business = useMyBusiness();
  const query = useQuery(shopQuery(id));
  useUntilReady(query.data?.images ?? [], query.refetch);
  const isMissing =
    query.data === undefined &&
    query.error instanceof ApiError &&
    ['SHOP_NOT_FOUND', 'VALIDATION_FAILED'].includes(query.error.code);
  if (isMissing) return <ShopNotFound />;
  return (
    <QueryView query={business} loading={<FormSkeleton fields={6} />}>
      {({ items: [own], currentBusinessId, active = own }) =>
        // A shop of another business can be read, but only its owner may change it.
        query.data && query.data.businessId !== currentBusinessId ? (
          <ShopNotFound />
        ) : (
          <>
            <PageHeader title={query.data ? shopTitle(query.data) : t('shops.one')} />
            <QueryView query={query} loading={<FormSkeleton fields={6} />}>
              {(shop) => (
                <ShopEditor
                  shop={shop}
                  businessStatus={active?.status ?? 'pending_approval'}
                  wasApproved={active?.approvedAt !== undefined}
                />
              )}
            </QueryView>
          </>
        )
      }
    </QueryView>
  );
}

interface ShopEditorProps {
  readonly shop: Shop;
  readonly businessStatus: BusinessStatus;
  readonly wasApproved: boolean;
}

function ShopEditor({ shop, businessStatus, wasApproved }: ShopEditorProps) {
  const { t } = useTranslation();
  const shopForm = useShopForm(shop.businessId, wasApproved, shop);
  const isLocked = !isPublishingBusiness(businessStatus);
  return (
    <Stack gap="md" maw="46rem">
      {isLocked && (
        <BusinessNotice
          color="red"
          text={t(`shops.locked.${businessStatus}`)}
          link={t('shops.special.action')}
        />
      )}
      <ShopStatusCard shop={shop} businessStatus={businessStatus} isLocked={isLocked} />
      <ShopForm shopForm={shopForm} isLocked={isLocked} />
      <DeleteShop
        shop={shop}
        businessStatus={businessStatus}
        onDeleted={shopForm.draft.deleteDraft}
      />
    </Stack>
  );
}
