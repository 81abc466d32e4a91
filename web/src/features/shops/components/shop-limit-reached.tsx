import { Button, Group } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses.ts';
import type { ResponseOf } from '#contract/route.ts';
import type { businessRoutes } from '#contract/routes/businesses.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { sizeTypesQuery } from '../api/list-size-types.ts';

interface ShopLimitReachedProps {
  readonly business: Business;
  readonly usage: ResponseOf<typeof businessRoutes.getBusinessUsage>;
}

/** Says that the business has as many shops as it may have, and what makes room for another one. */
export function ShopLimitReached({ business, usage }: ShopLimitReachedProps) {
  const { t } = useTranslation();
  const { data } = useQuery(sizeTypesQuery);
  const sizes = data?.items.toSorted((one, other) => one.order - other.order) ?? [];
  const size = sizes.find(({ id }) => id === business.sizeTypeId);
  const { maxShops } = usage.limits;
  // Until the first approval the limit of the smallest size holds, though the business has chosen another.
  const waits = size !== undefined && size.maxShops > maxShops;
  const used = t('shops.limit.used', {
    used: usage.shopsCount,
    count: maxShops,
    size: (waits ? sizes[0] : size)?.name ?? '',
  });
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t('shops.limit.title')}
      hint={`${used} ${t(waits ? 'shops.limit.wait' : 'shops.limit.grow')}`}
      action={
        <Group justify="center">
          <Button component={Link} to={linkTo('business')} replace>
            {t(waits ? 'shops.limit.seeBusiness' : 'shops.limit.changeSize')}
          </Button>
          <Button component={Link} to={linkTo('shopList')} replace variant="default">
            {t('shops.seeShops')}
          </Button>
        </Group>
      }
    />
  );
}
