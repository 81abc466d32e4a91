import { newClaimCode } from '#contract/claims/claim-code.ts';
import { voucherLink } from '#contract/claims/voucher.ts';
import { maxShopsOfOffer } from '#contract/offers/offer-input.ts';
import { seededRandom } from '#scripts/seed/history/plan-history.ts';
import { aVoucher, shopOfVoucher } from '#test/support/vouchers.ts';

/** The longest origin of a stage: the domain that CloudFront gives. */
const site = 'https://d111111abcdef8.cloudfront.net';

const shopsIds = Array.from({ length: maxShopsOfOffer }, (_, number) => shopOfVoucher(number));

/** Returns the links of signed vouchers of a seed, each as large as vouchers can be. */
export function drawVouchers(count: number, seed: number): Promise<readonly string[]> {
  const random = seededRandom(seed);
  const links = Array.from({ length: count }, async () => {
    const code = newClaimCode(Uint8Array.from({ length: 7 }, () => 256 * random()));
    return site.toUpperCase() + voucherLink(await aVoucher({ code, shopsIds }));
  });
  return Promise.all(links);
}
