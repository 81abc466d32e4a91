import type { TFunction } from 'i18next';
import type { Claim } from '#contract/claims/claims.ts';
import { useTimeOfVoucher } from '../../use-time-of-voucher.ts';
import classes from './claim-row.module.css';
import { ClaimRow } from './claim-row.tsx';

interface OpenClaimsProps {
  /** The texts of vouchers. */
  readonly t: TFunction;
  /** Soonest to end first. */
  readonly claims: readonly Claim[];
  readonly pictures: ReadonlyMap<string, Blob>;
}

/** The vouchers that can be used, by the day they end. */
export function OpenClaims({ t, claims, pictures }: OpenClaimsProps) {
  const now = useTimeOfVoucher(claims[0]?.endsAt);
  return (
    <ul className={classes['list']}>
      {claims.map((claim) => (
        <ClaimRow key={claim.code} {...{ t, now, claim }} picture={pictures.get(claim.code)} />
      ))}
    </ul>
  );
}
