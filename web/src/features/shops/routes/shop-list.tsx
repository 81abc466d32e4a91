import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { NotPublicYet } from '#web/product/business/not-public-yet.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isSpecialBusiness } from '#web/screens/user-state.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { myShopsQuery } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { ShopCards } from '../components/list/shop-cards.tsx';
import { ShopsNeedBusiness } from '../components/shop/shops-need-business.tsx';

/** Returns whether the loaded list is empty; the empty list has its own button for a new shop. */
function useHasNoShops(businessId = ''): boolean {
  const { data } = useInfiniteQuery({ ...myShopsQuery(businessId), enabled: false });
  return data?.length === 0;
}

/** The shops of the user's business, with a link to open another one. */
export default function ShopList() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  const business = query.data?.items[0];
  const live = query.data?.active ?? business;
  const isSpecial = isSpecialBusiness(business);
  const mayOpen = !isSpecial && live !== undefined && isPublishingBusiness(live.status);
  const hasNoShops = useHasNoShops(query.data?.currentBusinessId);
  return (
    <>
      <PageHeader
        title={t('shops.title')}
        action={
          mayOpen &&
          !hasNoShops && (
            <Button
              component={Link}
              to={linkToScreen('shop')}
              replace
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {t('shops.new')}
            </Button>
          )
        }
      />
      <QueryView query={query} loading={<RowsSkeleton height={168} />}>
        {({ items: [business], currentBusinessId, active = business }) => (
          <>
            {active && <NotPublicYet business={active} mb="md" />}
            {active && currentBusinessId ? (
              <ShopCards business={active} isSpecial={isSpecial} />
            ) : (
              <ShopsNeedBusiness isSpecial={false} />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
