import type { TFunction } from 'i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import classes from './follow-button.module.css';

interface FollowButtonProps {
  readonly t: TFunction;
  readonly shop: Pick<Shop, 'id' | 'businessId'> & { readonly name: string };
  /** Path and query of the page; a visitor comes back there after the sign-in. */
  readonly path: string;
  readonly isPreview: boolean;
}

/** Follows a shop; an island shows the button and does the work. Renders nothing in a preview. */
export function FollowButton({ t, shop, path, isPreview }: FollowButtonProps) {
  if (isPreview) return null;
  const { id, businessId, name } = shop;
  return (
    <button
      type="button"
      className={`open-button ${classes['root']}`}
      hidden
      data-follow={id}
      data-business={businessId}
      data-sign-in={`${screenPaths.login}?from=${encodeURIComponent(path)}`}
      data-following={t('page.follow.following')}
      data-failed={t('page.follow.failed')}
      data-gone={t('page.follow.gone', { name })}
      data-limit={t('page.follow.limit')}
      data-own={t('page.follow.own')}
    >
      {t('page.follow.follow')}
    </button>
  );
}
