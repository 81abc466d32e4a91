import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Claim } from '#contract/claims/claims.ts';
import { starting } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { PriceTag } from '#web/views/offer/price-tag.tsx';
import { isKnown, stateAt, stateText } from '#web/views/voucher/voucher-state.ts';
import { ClaimPicture } from './claim-picture.tsx';
import classes from './claim-row.module.css';

interface ClaimRowProps {
  /** The texts of vouchers. */
  readonly t: TFunction;
  readonly now: Date;
  readonly claim: Claim;
  readonly picture?: Blob | undefined;
}

/** A voucher in a list: offer, shop, price, and until when it can be used. */
export function ClaimRow({ t, now, claim, picture }: ClaimRowProps) {
  const { code, title, offerPrice, shops = [], shopId } = claim;
  const known = shops.filter(isKnown);
  const shop = known.find(({ id }) => id === shopId) ?? known[0];
  return (
    <li className={classes['root']} data-state={stateAt(claim, now)}>
      <ClaimPicture claim={claim} picture={picture} />
      <div className={classes['facts']}>
        <h3>
          <Link to={linkToScreen('wallet', { code })} replace state={starting}>
            {title}
          </Link>
        </h3>
        {shop && <p>{shop.name}</p>}
        <p className={classes['price']}>
          <PriceTag price={offerPrice} size="row" />
          <span>{stateText(t, claim, now)}</span>
        </p>
      </div>
    </li>
  );
}
