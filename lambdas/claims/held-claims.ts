import type { Claim } from '#contract/claims/claims.ts';
import { claimView } from './claim.ts';
import { findShopsOfClaims } from './shops-of-claims.ts';
import type { ClaimItem } from './store/claim-item.ts';
import { findTerms } from './store/terms.ts';
import { signVoucher, voucherFactsOf } from './vouchers/sign-voucher.ts';

/** Returns claims as their holder sees them, with their shops and texts. Usable claims get a fresh voucher. */
export async function heldClaims(
  claims: readonly ClaimItem[],
  consumerId: string,
  now: Date,
): Promise<Claim[]> {
  const [termsOf, shopsOf] = await Promise.all([findTerms(claims), findShopsOfClaims(claims)]);
  return Promise.all(
    claims.map(async (claim) => {
      const view = { ...claimView(claim, now, termsOf(claim)), consumerId, shops: shopsOf(claim) };
      if (view.status !== 'open') return view;
      return { ...view, voucher: await signVoucher(voucherFactsOf(claim), now) };
    }),
  );
}
