import type { TFunction } from 'i18next';
import { wallClock } from '#contract/brazil/time-zones.ts';
import type { ClaimShop } from '#contract/claims/claims.ts';
import { openStateAt } from '#contract/shops/opening-hours.ts';
import { addressLines, routeLink } from '#web/lib/format/shop-texts.ts';
import { MapPinIcon } from '../icons/icons.tsx';
import { OpenStateText } from '../shop/open-state-text.tsx';
import { OpeningHoursList } from '../shop/opening-hours-list.tsx';
import classes from './voucher-shops.module.css';
import { isKnown, type KnownShop } from './voucher-state.ts';

interface ShopProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: KnownShop;
}

/** A shop that takes a voucher: whether it is open, its address, its week, and the way there. */
function VoucherShop({ t, now, shop }: ShopProps) {
  const { name, address, timeZone, openingHours } = shop;
  const place = `${name}\u00a0· ${address.neighborhood}`;
  return (
    <>
      <strong>{place}</strong>
      <OpenStateText
        {...{ t, now }}
        shop={{ timeZone, ...openStateAt(openingHours, timeZone, now) }}
      />
      <address>
        {addressLines(address).map((line) => (
          <div key={line}>{line}</div>
        ))}
      </address>
      <a
        href={routeLink(address)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('voucher.routeNamed', { shop: place })}
      >
        <MapPinIcon />
        {t('voucher.route')}
      </a>
      <details>
        <summary aria-label={t('voucher.hoursNamed', { shop: place })}>
          {t('voucher.hours')}
        </summary>
        <OpeningHoursList t={t} hours={openingHours} today={wallClock(timeZone, now).getUTCDay()} />
      </details>
    </>
  );
}

interface VoucherShopsProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shops: readonly ClaimShop[];
  /** The shop on whose page the offer was claimed; it comes first. */
  readonly firstId: string;
}

/** Shops that are shown at once; the others open at a tap. */
const mostShown = 2;

/** The shops where a voucher can be used. Removed ones are named only if no other is left. */
export function VoucherShops({ t, now, shops, firstId }: VoucherShopsProps) {
  if (shops.length === 0) return null;
  const known = shops
    .filter(isKnown)
    .sort((one, other) => Number(other.id === firstId) - Number(one.id === firstId));
  const others = known.slice(mostShown);
  const listOf = (list: readonly KnownShop[]) => (
    <ul>
      {list.map((shop) => (
        <li key={shop.id}>
          <VoucherShop {...{ t, now, shop }} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={classes['root']}>
      <p className={classes['title']}>
        {known.length > 0 ? t('voucher.where', { count: known.length }) : t('voucher.shopGone')}
      </p>
      {known.length > 0 && listOf(known.slice(0, mostShown))}
      {others.length > 0 && (
        <details>
          <summary>{t('voucher.otherShops', { count: others.length })}</summary>
          {listOf(others)}
        </details>
      )}
    </div>
  );
}
