import { Button, Group } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import type { businessRoutes } from '#contract/businesses/routes.ts';
import type { ResponseOf } from '#contract/http/route.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';

interface ShopLimitReachedProps {
  readonly business: Business;
  readonly usage: ResponseOf<typeof businessRoutes.getBusinessUsage>;
}

/** Says that the business has reached its limit of shops, and how to make room. */
export function ShopLimitReached({ business, usage }: ShopLimitReachedProps) {
  const { t } = useTranslation();
  const { maxShops } = usage.limits;
  const reason = limitReached(business, maxShops);
  const used = t('shops.limit.used', { used: usage.shopsCount, count: maxShops });
  return (
    <EmptyState
      icon={<IconBuildingStore size={32} />}
      title={t(reason === 'none' ? 'shops.special.title' : 'shops.limit.title')}
      hint={reason === 'none' ? t('shops.limit.none') : `${used} ${t(`shops.limit.${reason}`)}`}
      action={
        <Group justify="center">
          <Button component={Link} to={linkToScreen('business')} replace>
            {t(reason === 'full' ? 'shops.limit.changeSize' : 'shops.special.action')}
          </Button>
          <Button component={Link} to={linkToScreen('shopList')} replace variant="default">
            {t('shops.seeShops')}
          </Button>
        </Group>
      }
    />
  );
}
