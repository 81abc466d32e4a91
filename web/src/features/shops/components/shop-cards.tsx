import { Button, SimpleGrid, Stack } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { myShopsQuery } from '#web/session/my-shops.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { ShopCard } from './shop-card.tsx';

/** The shops of a business. */
export function ShopCards({ businessId }: { readonly businessId: string }) {
  const { t } = useTranslation();
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(
    myShopsQuery(businessId),
  );
  if (!data) {
    return error ? (
      <LoadFailure error={error} onRetry={refetch} />
    ) : (
      <RowsSkeleton rows={2} height={168} />
    );
  }
  if (data.length === 0) {
    return (
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
    );
  }
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        {data.map((shop) => (
          <ShopCard key={shop.id} shop={shop} />
        ))}
      </SimpleGrid>
      <LoadMore
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        error={error}
        onMore={fetchNextPage}
      />
    </Stack>
  );
}
