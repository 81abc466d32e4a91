import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { BusinessAvatar } from '../../picture/business-avatar.tsx';
import { Picture } from '../../picture/picture.tsx';
import { OpenStateText } from '../open-state-text.tsx';
import { ShopPlaceLink } from '../shop-place-link.tsx';
import classes from './shop-masthead.module.css';

interface ShopMastheadProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: Shop;
  /** Facts beside the place, such as the number of followers. */
  readonly facts?: ReactNode;
  /** Buttons for the visitor. */
  readonly children?: ReactNode;
}

/** The head of a shop's page on a screen: photo, avatar, name, place, open state and buttons. */
export function ShopMasthead({ t, now, shop, facts, children }: ShopMastheadProps) {
  const name = shopTitle(shop);
  const cover = shop.images.find(({ status }) => status === 'ready');
  return (
    <div className={classes['root']}>
      {cover && (
        <div className={classes['cover']}>
          <Picture
            image={cover}
            sizes="(max-width: 34em) 18.5rem, min(100vw, 68rem)"
            alt={t('flyer.cover', { name })}
            className={classes['photo']}
            isPriority
            fallback={null}
          />
        </div>
      )}
      <div className={classes['content']}>
        <div className={classes['title']}>
          <BusinessAvatar business={shop.business} className={classes['avatar']} />
          <div>
            <h1 className={classes['name']}>{name}</h1>
            <p className={classes['place']}>
              <ShopPlaceLink shop={shop} />
              {facts}
            </p>
            <p className={classes['open']}>
              <OpenStateText t={t} now={now} shop={shop} />
            </p>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
