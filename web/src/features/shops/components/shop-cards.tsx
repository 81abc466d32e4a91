import { Button } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Business } from '#contract/businesses.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { myShopsQuery } from '#web/session/my-shops.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/virtual-rows.tsx';
import type { ShopListState } from '../use-shop-form.ts';
import { ShopCard } from './shop-card.tsx';

/** The usual height of a card on a phone, in pixels. */
const cardHeight = 224;

/** The shops of a business. */
export function ShopCards({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { createdShopId } = (useLocation().state ?? {}) as Partial<ShopListState>;
  const query = useInfiniteQuery(myShopsQuery(business.id));
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={2} height={cardHeight} />}
      empty={
        <EmptyState
          icon={<IconMapPin size={32} />}
          title={t('shops.empty.title')}
          hint={t('shops.empty.hint')}
          action={
            <Button component={Link} to={linkTo('shop')} replace>
              {t('shops.new')}
            </Button>
          }
        />
      }
    >
      {(shops) => (
        <VirtualRows
          rows={shops}
          keyOf={({ id }) => id}
          height={cardHeight}
          gap={16}
          hasMore={query.hasNextPage}
          focusKey={createdShopId}
          isSettled={!query.isFetching}
        >
          {(shop) => <ShopCard shop={shop} businessStatus={business.status} />}
        </VirtualRows>
      )}
    </PagedList>
  );
}
