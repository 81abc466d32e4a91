import { placeLink } from '#contract/pages/place-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { cityWithState } from '#web/lib/format/shop-texts.ts';
import classes from './shop-place-link.module.css';

/** The city of a shop, as a link to all offers there. */
export function ShopPlaceLink({ shop }: { readonly shop: Pick<Shop, 'address'> }) {
  return (
    <a className={classes['root']} href={placeLink(shop.address)}>
      {cityWithState(shop.address)}
    </a>
  );
}
