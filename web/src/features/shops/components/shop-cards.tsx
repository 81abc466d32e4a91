import { Button, SimpleGrid } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { myShopsQuery } from '#web/session/my-shops.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { useUntilReady } from '#web/ui/picture/use-until-ready.ts';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { ShopCard } from './shop-card.tsx';

/** The shops of a business. */
export function ShopCards({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(myShopsQuery(businessId));
  useUntilReady(query.data?.flatMap(({ images }) => images) ?? [], query.refetch);
  return (
    <PagedList
      query={query}
      loading={<RowsSkeleton rows={2} height={168} />}
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
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          {shops.map((shop) => (
            <ShopCard key={shop.id} shop={shop} />
          ))}
        </SimpleGrid>
      )}
    </PagedList>
  );
}
