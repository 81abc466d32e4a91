import type { TFunction } from 'i18next';
import { pageLink } from '#contract/pages/page-link.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';
import { Picture } from '../picture/picture.tsx';
import classes from './shop-links.module.css';

interface ShopLinksProps {
  readonly t: TFunction;
  readonly title: string;
  readonly shops: readonly ShopSummary[];
}

/** Links to the pages of some shops of a business, each with its place; renders nothing without shops. */
export function ShopLinks({ t, title, shops }: ShopLinksProps) {
  if (shops.length === 0) return null;
  return (
    <section className={classes['root']}>
      <h2>{title}</h2>
      <ul>
        {shops.map(({ id, shopIdentifier, imageUrl, neighborhood, city, state, isOpenNow }) => (
          <li key={id}>
            <a href={pageLink('shop', shopIdentifier)}>
              {imageUrl && (
                <Picture
                  image={{ url: imageUrl, status: 'ready' }}
                  sizes="4rem"
                  alt=""
                  className={classes['photo']}
                  fallback={<span className={classes['photo']} />}
                />
              )}
              <span className={classes['place']}>
                <strong>{neighborhood}</strong>
                <span>{cityWithState({ city, state })}</span>
                <span data-open={isOpenNow ? '' : undefined}>
                  {isOpenNow ? t('openState.open') : t('openState.closed')}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
