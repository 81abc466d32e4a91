import type { VoucherRefusal } from '#contract/claims/check-voucher.ts';
import type { CounterClaim, EarlierRedemption } from '#contract/claims/claims.ts';
import type { Voucher } from '#contract/claims/voucher.ts';
import type { ClaimAtCounter } from '../entries/entry.ts';

/** `CODE_CLOSED`: redeemed or cancelled; a pack does not say which. */
export type CheckRefusalCode =
  | NonNullable<CounterClaim['refusal']>['code']
  | VoucherRefusal
  | 'CODE_CLOSED'
  | 'CLAIM_NOT_FOUND'
  | 'SHOP_NOT_FOUND';

/**
 * Why the device cannot be sure.
 * - `NO_PACK`: the counter of this shop was never online on this device
 * - `OLD_PACK`: its last pack is older than 24 hours
 * - `TYPED_CODE`: a typed code has no signature, so only the server can check it
 * - `CLOCK_CHANGED`: the device's clock was changed after the last pack, and the day decides
 * - `CANNOT_VERIFY`: the browser has no Ed25519, and its replacement is not on the device
 * - `TOO_MANY_CODES`: the server answers no more unknown codes for some time
 */
export type Why =
  | 'NO_PACK'
  | 'OLD_PACK'
  | 'TYPED_CODE'
  | 'CLOCK_CHANGED'
  | 'CANNOT_VERIFY'
  | 'TOO_MANY_CODES';

export interface CheckedOffer {
  readonly title: string;
  readonly originalPrice: number;
  readonly offerPrice: number;
}

/** The result of a check. */
export interface LocalCheck {
  readonly state: 'ok' | 'refused' | 'unsure';
  /** Who checked: the server, or this device alone. */
  readonly source: 'server' | 'device';
  /** Eleven letters; empty for a text that is no voucher. */
  readonly code: string;
  /** Whether `redeem` takes this result. An unverified text has to wait for the connection. */
  readonly mayRedeem: boolean;
  readonly voucher?: Voucher;
  readonly offer?: CheckedOffer;
  /** The claim as the server shows it; never offline. */
  readonly claim?: ClaimAtCounter;
  readonly refusal?: { readonly code: CheckRefusalCode; readonly redemption?: EarlierRedemption };
  readonly why?: Why;
  /** Last instant of the claim, ISO 8601, if known. */
  readonly endsAt?: string;
  /** Identity of the use that this result may lead to: two taps make one entry. */
  readonly nonce: string;
  /** By the corrected clock, in epoch milliseconds. */
  readonly checkedAt: number;
}
