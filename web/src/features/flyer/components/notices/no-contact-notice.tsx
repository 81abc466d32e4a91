import '@mantine/core/styles/Alert.layer.css';
import type { Shop } from '#contract/shops/shops.ts';
import { NoContact } from '#web/product/shop/no-contact.tsx';
import classes from './hidden-notice.module.css';

/** Tells the owner that the flyer shows no contact. */
export default function NoContactNotice({ shop }: { readonly shop: Shop }) {
  return (
    <div className={classes['root']}>
      <NoContact shop={shop} />
    </div>
  );
}
