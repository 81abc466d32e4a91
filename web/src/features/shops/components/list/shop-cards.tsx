import { IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import { useUntilReady } from '#web/platform/photos/photos.ts';
import { BusinessNotice } from '#web/product/business/business-notice.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { myShopsQuery } from '#web/session/queries/my-shops.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import type { ShopListState } from '../../use-shop-form.ts';
import { ShopsNeedBusiness } from '../shop/shops-need-business.tsx';
import { ShopsNotAllowed } from '../shop/shops-not-allowed.tsx';
import { ShopCard } from './shop-card.tsx';

interface NoShopsProps {
  readonly business: Business;
  readonly isSpecial: boolean;
}

/** Says that the business has no shops, and how to open one or why it cannot. */
function NoShops({ business: { status }, isSpecial }: NoShopsProps) {
  const { t } = useTranslation();
  if (!isPublishingBusiness(status)) return <ShopsNotAllowed status={status} />;
  if (isSpecial) return <ShopsNeedBusiness isSpecial />;
  return (
    <LinkedEmptyState
      icon={<IconMapPin size={32} />}
      title={t('shops.empty.title')}
      hint={t('shops.empty.hint')}
      to={linkToScreen('shop')}
      link={t('shops.new')}
    />
  );
}

/** Usual height of a card on a phone, in pixels. */
const cardHeight = 224;

interface ShopCardsProps {
  readonly business: Business;
  /** Whether limits must be agreed on before another shop; `business` does not tell while a revision waits. */
  readonly isSpecial: boolean;
}

/** The shops of a business. */
export function ShopCards({ business, isSpecial }: ShopCardsProps) {
  const { t } = useTranslation();
  const { createdShopId } = (useLocation().state ?? {}) as Partial<ShopListState>;
  const query = useInfiniteQuery(myShopsQuery(business.id));
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={2} height={cardHeight} />}
      empty={<NoShops business={business} isSpecial={isSpecial} />}
    >
      {(shops, isIdle) => (
        <>
          {isSpecial && isPublishingBusiness(business.status) && (
            <BusinessNotice
              color="yellow"
              text={t('shops.special.noMore')}
              link={t('shops.special.action')}
              mb="md"
            />
          )}
          <VirtualRows
            rows={shops}
            keyOf={({ id }) => id}
            height={cardHeight}
            gap={16}
            hasMore={query.hasNextPage}
            focusKey={createdShopId}
            isIdle={isIdle}
          >
            {(shop) => <ShopCard shop={shop} businessStatus={business.status} />}
          </VirtualRows>
        </>
      )}
    </PagedList>
  );
}
