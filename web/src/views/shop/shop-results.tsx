import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { BusinessAvatar } from '../picture/business-avatar.tsx';
import { Picture } from '../picture/picture.tsx';
import classes from './shop-links.module.css';

interface ShopResultsProps {
  readonly t: TFunction;
  readonly title: string;
  readonly shops: readonly ShopSummary[];
}

/** The photo of a shop, or the avatar of its business. */
function ShopPhoto({ shop: { imageUrl, business } }: { readonly shop: ShopSummary }) {
  if (!imageUrl) return <BusinessAvatar business={business} className={classes['photo']} />;
  return (
    <Picture
      image={{ url: imageUrl, status: 'ready' }}
      sizes="4rem"
      alt=""
      className={classes['photo']}
      fallback={<span className={classes['photo']} />}
    />
  );
}

/** Shops that a search found, each with what it is known by. */
export function ShopResults({ t, title, shops }: ShopResultsProps) {
  return (
    <section className={classes['root']}>
      <h2>{title}</h2>
      <ul>
        {shops.map((shop) => (
          <li key={shop.id}>
            <a href={pageLink('shop', shop.shopIdentifier)}>
              <ShopPhoto shop={shop} />
              <span className={classes['place']}>
                <strong>{shop.business.name}</strong>
                <span>{`${shop.neighborhood}, ${shop.city} - ${shop.state}`}</span>
                <span>
                  {[
                    t('page.search.offers', { count: shop.activeOffersCount }),
                    shop.followersCount > 0 && t('page.followers', { count: shop.followersCount }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span data-open={shop.isOpenNow ? '' : undefined}>
                  {shop.isOpenNow ? t('openState.open') : t('openState.closed')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
