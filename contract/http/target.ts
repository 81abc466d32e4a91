import type { ErrorCode } from './errors.ts';

/** Kinds of targets, each with its error code if it does not exist for the caller. */
const notFoundCodes = {
  business: 'BUSINESS_NOT_FOUND',
  shop: 'SHOP_NOT_FOUND',
  offer: 'OFFER_NOT_FOUND',
  validator: 'VALIDATOR_NOT_FOUND',
  indication: 'INDICATION_NOT_FOUND',
  upload: 'UPLOAD_NOT_FOUND',
  export: 'EXPORT_NOT_FOUND',
  pushSubscription: 'PUSH_SUBSCRIPTION_NOT_FOUND',
  invoice: 'INVOICE_NOT_FOUND',
  claim: 'CLAIM_NOT_FOUND',
  redemption: 'REDEMPTION_NOT_FOUND',
  report: 'REPORT_NOT_FOUND',
} as const satisfies Readonly<Record<string, ErrorCode>>;

export type TargetKind = keyof typeof notFoundCodes;

/**
 * The caller's relationship to the target. `owner`: owns its business. `member`: owner or validator of its
 * business. `holder`: the user that it belongs to. A `viewer` sees public targets, and a member also others.
 */
export type Relationship =
  | 'viewer'
  | 'holder'
  | 'holder-or-member'
  | 'owner'
  | 'owner-or-staff'
  | 'member'
  | 'member-or-staff'
  | 'staff';

/** Part and field of a request that has the id. */
export type IdPath = `${'params' | 'query' | 'body'}.${string}`;

/** The stored thing that a call is about; it is loaded, and the relationship checked, before the operation. */
export interface Target<R extends Relationship = Relationship> {
  readonly kind: TargetKind;
  readonly from: IdPath;
  readonly relationship: R;
  /** The business that it belongs to and is found by; the relationship is to this business. */
  readonly ofBusiness?: IdPath;
  /** A revision's id means the revision itself, except for validators; on other calls it means the live record. */
  readonly mayBeRevision?: true;
}

/** Returns the code for a target that does not exist, or that the caller may not know of. */
export const notFoundCode = (kind: TargetKind): ErrorCode => notFoundCodes[kind];
