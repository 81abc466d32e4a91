import type { Shop } from '#contract/shops.ts';
import { ShopLinks } from '#web/ui/share/shop-links.tsx';
import classes from './own-shop-links.module.css';

interface OwnShopLinksProps {
  readonly shop: Shop;
  /** Names the shop in the labels, where a page has several. */
  readonly isNamed?: boolean;
}

/** The links to a shop's flyer, which stay whole in a narrow card with large text. */
export function OwnShopLinks({ shop, isNamed = false }: OwnShopLinksProps) {
  return (
    <div className={classes['root']}>
      <ShopLinks shop={shop} isNamed={isNamed} size="sm" className={classes['links'] ?? ''} />
    </div>
  );
}
