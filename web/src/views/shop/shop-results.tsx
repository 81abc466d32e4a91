import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';
import { BusinessAvatar } from '../picture/business-avatar.tsx';
import { Picture } from '../picture/picture.tsx';
import classes from './shop-links.module.css';

/** The photo of a shop, or the avatar of its business. */
function ShopPhoto({ shop: { imageUrl, business } }: { readonly shop: ShopSummary }) {
  const avatar = <BusinessAvatar business={business} className={classes['avatar']} hasInitial />;
  if (!imageUrl) return avatar;
  return (
    <Picture
      image={{ url: imageUrl, status: 'ready' }}
      sizes="4rem"
      alt=""
      className={classes['photo']}
      fallback={avatar}
    />
  );
}

interface ShopResultProps {
  readonly t: TFunction;
  readonly shop: ShopSummary;
}

/** A link to a shop: its photo, name and place, the numbers of offers and followers, and whether it is open. */
function ShopResult({ t, shop }: ShopResultProps) {
  const { business, neighborhood, isOpenNow } = shop;
  const counts = [
    shop.activeOffersCount > 0 && t('page.search.offers', { count: shop.activeOffersCount }),
    shop.followersCount > 0 && t('page.followers', { count: shop.followersCount }),
  ].filter(Boolean);
  return (
    <a href={pageLink('shop', shop.shopIdentifier)}>
      <ShopPhoto shop={shop} />
      <span className={classes['place']}>
        <strong>{business.name}</strong>
        <span>{`${neighborhood}, ${cityWithState(shop)}`}</span>
        {counts.length > 0 && <span>{counts.join(' · ')}</span>}
        <span data-open={isOpenNow ? '' : undefined}>
          {isOpenNow ? t('openState.open') : t('openState.closed')}
        </span>
      </span>
    </a>
  );
}

interface ShopResultsProps {
  readonly t: TFunction;
  readonly title: string;
  readonly shops: readonly ShopSummary[];
}

/** Shops that a search found. */
export function ShopResults({ t, title, shops }: ShopResultsProps) {
  return (
    <section className={classes['root']}>
      <h2>{title}</h2>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <ShopResult t={t} shop={shop} />
          </li>
        ))}
      </ul>
    </section>
  );
}
