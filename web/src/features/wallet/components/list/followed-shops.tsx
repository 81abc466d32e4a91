import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { followedShopsQuery } from '../../api.ts';
import classes from './claim-row.module.css';
import { FollowedShop } from './followed-shop.tsx';

/** The shops that a user follows, each with a way to end that. Shows nothing to a user who follows none. */
export function FollowedShops({ userId }: { readonly userId: string }) {
  const { t } = useTranslation();
  const query = useInfiniteQuery(followedShopsQuery(userId));
  // Offline without an earlier answer, the vouchers are what matters.
  if (query.data === undefined) return null;
  return (
    <PagedList query={query} loading={null} empty={null}>
      {(shops) => (
        <section>
          <h2>{t('wallet.following.title')}</h2>
          <ul className={classes['list']}>
            {shops.map((shop) => (
              <FollowedShop key={shop.id} {...{ userId, shop }} />
            ))}
          </ul>
        </section>
      )}
    </PagedList>
  );
}
