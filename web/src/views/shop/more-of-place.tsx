import type { TFunction } from 'i18next';
import { placeLink } from '#contract/pages/place-link.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { inPlace } from '#web/lib/format/place-texts.ts';
import { ChevronRightIcon } from '../icons/icons.tsx';
import classes from './more-of-place.module.css';

interface MoreOfPlaceProps {
  readonly t: TFunction;
  readonly shop: Pick<Shop, 'address'>;
}

/** Leads from the page of a shop to all offers of its city. */
export function MoreOfPlace({ t, shop }: MoreOfPlaceProps) {
  return (
    <nav className={classes['root']} aria-label={t('page.ofCity')}>
      <a className="open-button" href={placeLink(shop.address)}>
        {t('page.offers.around', { inPlace: inPlace(t, shop.address) })}
        <ChevronRightIcon />
      </a>
    </nav>
  );
}
