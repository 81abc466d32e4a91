import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { isSpecialBusiness } from '#web/screens/special-business.ts';
import { useMyBusiness } from '#web/session/get-my-business.ts';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { NotPublicYet } from '#web/ui/not-public-yet.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { ShopCards } from '../components/shop-cards.tsx';
import { ShopsNeedBusiness } from '../components/shops-need-business.tsx';

/** The shops of the user's business, and the way to a new one. */
export default function ShopList() {
  const { t } = useTranslation();
  const { data, error, refetch } = useMyBusiness();
  const business = data?.items[0];
  const mayOpen = !isSpecialBusiness(business);
  return (
    <>
      <PageHeader
        title={t('shops.title')}
        action={
          mayOpen && (
            <Button
              component={Link}
              to={linkTo('shop')}
              replace
              leftSection={<IconPlus size={18} aria-hidden="true" />}
            >
              {t('shops.new')}
            </Button>
          )
        }
      />
      {!data &&
        (error ? <LoadFailure error={error} onRetry={refetch} /> : <RowsSkeleton height={168} />)}
      {business && <NotPublicYet business={data.active ?? business} />}
      {data && !mayOpen && <ShopsNeedBusiness isSpecial={business !== undefined} />}
      {mayOpen && data?.currentBusinessId && <ShopCards businessId={data.currentBusinessId} />}
    </>
  );
}
