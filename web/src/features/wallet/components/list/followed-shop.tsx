import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useFollowing } from '../../api.ts';
import classes from './followed-shop.module.css';

interface FollowedShopProps {
  readonly userId: string;
  readonly shop: ShopSummary;
}

/** A followed shop. Once it is no longer followed, it stays until the list loads again, so that a slip can be undone. */
export function FollowedShop({ userId, shop }: FollowedShopProps) {
  const { t } = useTranslation();
  const { id, shopIdentifier, business, neighborhood, city, state, activeOffersCount } = shop;
  const [isFollowed, setIsFollowed] = useState(true);
  const { follow, unfollow } = useFollowing();
  const { error, isPending } = isFollowed ? unfollow : follow;
  const change = () => {
    if (isFollowed) {
      unfollow.mutate(
        { params: { id, consumerId: userId } },
        { onSuccess: () => setIsFollowed(false) },
      );
    } else {
      follow.mutate(
        { params: { id }, body: { consumerId: userId } },
        { onSuccess: () => setIsFollowed(true) },
      );
    }
  };
  return (
    <li className={classes['root']}>
      <div className={classes['facts']}>
        <h3>
          <a href={pageLink('shop', shopIdentifier)}>{business.name}</a>
        </h3>
        <p>{`${neighborhood}, ${city}\u00a0-\u00a0${state}`}</p>
        {activeOffersCount > 0 && (
          <p>{t('wallet.following.offers', { count: activeOffersCount })}</p>
        )}
      </div>
      <button
        type="button"
        className="open-button"
        disabled={isPending}
        aria-label={t(`wallet.following.${isFollowed ? 'unfollow' : 'follow'}Named`, {
          shop: business.name,
        })}
        onClick={change}
      >
        {t(`wallet.following.${isFollowed ? 'unfollow' : 'follow'}`)}
      </button>
      <div className={classes['failure']} role="status">
        {isConnectionFailure(error) ? (
          t('wallet.following.offline')
        ) : (
          <ErrorAlert error={error} context="page" />
        )}
      </div>
    </li>
  );
}
