import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeQuery } from '#web/platform/api/api.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import classes from '../counter.module.css';
import { Failed } from './failed.tsx';
import { keepShop, keptShopOf, type ShopOfDevice } from './kept-shop.ts';
import { Loading, Notice } from './notice.tsx';

interface ShopsProps {
  readonly shops: readonly ShopOfDevice[];
  readonly onChosen: () => void;
}

function Shops({ shops, onChosen }: ShopsProps) {
  const { t } = useTranslation();
  const [only, ...others] = shops;
  const isOne = only !== undefined && others.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for an only shop
  useEffect(() => {
    if (!isOne) return;
    keepShop(only);
    onChosen();
  }, [isOne]);
  if (isOne) return <Loading />;
  if (!only) {
    return (
      <Notice title={t('counter.shop.none.title')}>
        <p>{t('counter.shop.none.text')}</p>
        <Link className={classes['main']} to={linkToScreen('shop')}>
          {t('counter.shop.none.link')}
        </Link>
      </Notice>
    );
  }
  return (
    <Notice title={t('counter.shop.choose')}>
      <p>{t('counter.shop.chooseHint')}</p>
      <ul className={classes['choices']}>
        {shops.map((shop) => (
          <li key={shop.id}>
            <button
              type="button"
              onClick={() => {
                keepShop(shop);
                onChosen();
              }}
            >
              {shop.title}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface ChooseShopProps {
  readonly userId: string;
  readonly businessId: string;
  readonly onChosen: () => void;
}

/** Asks an owner which shop this device belongs to; an owner with one shop is not asked. */
export default function ChooseShop({ userId, businessId, onChosen }: ChooseShopProps) {
  const { t } = useTranslation();
  const business = useQuery(routeQuery(businessRoutes.listBusinesses, { query: { userId } }));
  const shops = useAllMyShops(businessId);
  const live = business.data?.active ?? business.data?.items[0];
  if (live && (live.status === 'pending_approval' || live.status === 'rejected')) {
    return (
      <Notice title={t('counter.shop.notApproved.title')}>
        <p>{t('counter.shop.notApproved.text')}</p>
        <Link className={classes['main']} to={linkToScreen('business')}>
          {t('counter.shop.notApproved.link')}
        </Link>
      </Notice>
    );
  }
  if (live && shops.data) return <Shops shops={shops.data.map(keptShopOf)} onChosen={onChosen} />;
  const error = business.error ?? shops.error;
  const retry = () => {
    business.refetch();
    shops.refetch();
  };
  return error ? <Failed error={error} onRetry={retry} /> : <Loading />;
}
