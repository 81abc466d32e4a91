import { readBase32 } from '#contract/claims/base-32.ts';
import { readClaimCode } from '#contract/claims/claim-code.ts';
import { readVoucher, type Voucher } from '#contract/claims/voucher.ts';

/** The voucher or the code in a link. */
export interface CheckinLink {
  /** The voucher or the code in capitals, without hyphens. */
  readonly text: string;
  readonly code: string;
  /** The content of the voucher, which only the server and counters verify; undefined for a code. */
  readonly voucher: Voucher | undefined;
}

/** Longer texts are no voucher. Normalizing a megabyte would block the page. */
const longest = 2000;

/** Reads the last part of a voucher's link. Returns undefined for a damaged text, and for other versions of vouchers. */
export function readLink(typed: string): CheckinLink | undefined {
  const text = typed.length > longest ? undefined : readBase32(typed);
  if (!text) return undefined;
  const voucher = readVoucher(text);
  const code = voucher?.code ?? readClaimCode(text);
  return code === undefined ? undefined : { text, code, voucher };
}
