import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/claims/claims.ts';
import hidden from '#web/ui/visually-hidden.module.css';
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
  const { t: own } = useTranslation();
  const now = useTimeOfVoucher(claims[0]?.endsAt);
  return (
    <section>
      <h2 className={hidden['root']}>{own('wallet.open')}</h2>
      <ul className={classes['list']}>
        {claims.map((claim) => (
          <ClaimRow key={claim.code} {...{ t, now, claim }} picture={pictures.get(claim.code)} />
        ))}
      </ul>
    </section>
  );
}
