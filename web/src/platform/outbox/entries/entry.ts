import type { TimeZone } from '#contract/brazil/time-zones.ts';
import type { CounterClaim, EarlierRedemption } from '#contract/claims/claims.ts';
import type { ErrorCode } from '#contract/http/errors.ts';

/** A shop whose counter is open on this device. */
export interface CounterShop {
  readonly id: string;
  readonly businessId: string;
  readonly timeZone: TimeZone;
}

/** Who uses vouchers at the counter. */
export type CounterMember =
  | { readonly kind: 'owner' }
  | { readonly kind: 'validator'; readonly validatorId: string };

/** Why the server refused an entry. */
export interface EntryRefusal {
  readonly code: ErrorCode;
  readonly redemption?: EarlierRedemption;
}

/** The wish to undo a use. `wished`: not yet confirmed by the server. */
export interface EntryUndo {
  readonly reason: string;
  readonly state: 'wished' | 'done' | 'refused';
  /** Why the server refused to undo it. */
  readonly code?: ErrorCode;
}

/** A use of a voucher on this device. It never names the consumer. */
export interface Entry {
  /** Identity of the use, for the device and for the server. */
  readonly nonce: string;
  readonly shopId: string;
  /** Order of the uses of a shop on this device, from 1. */
  readonly sequence: number;
  readonly code: string;
  readonly title?: string;
  readonly offerPrice?: number;
  /** ISO 8601, by the corrected clock. */
  readonly redeemedAt: string;
  readonly by: CounterMember;
  readonly state: 'unsent' | 'sent' | 'refused';
  readonly refusal?: EntryRefusal;
  readonly redemptionId?: string;
  readonly undo?: EntryUndo;
}

/** An entry as the device stores it. */
export interface StoredEntry extends Entry {
  readonly businessId: string;
  /** Whether a request may have reached the server. Then only the server can undo the use. */
  readonly isTried: boolean;
  /** Whether the use rests on the check of the device alone. */
  readonly isOffline: boolean;
  /** Server's answer to the use, in epoch milliseconds. */
  readonly settledAt?: number;
  /** Shop whose list shows the entry; absent in entries that only prevent a second use. */
  readonly shown?: string;
  /** End of the claim, in epoch milliseconds. Until then the device refuses a second use by itself. */
  readonly claimEndsAt: number;
  /** When the next sweep looks at a settled entry, in epoch milliseconds. Entries without it are never swept. */
  readonly sweepAt?: number;
}

/** A claim as its counter sees it. */
export type ClaimAtCounter = CounterClaim['claim'];
