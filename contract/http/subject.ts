import type { ErrorCode } from './errors.ts';

/** The kinds of stored things that a call can be about, each with the code for one that is not there for the caller. */
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

export type SubjectKind = keyof typeof notFoundCodes;

/**
 * How the caller must stand to the subject of a call: `owner` of its business; `member`, its owner or one of its
 * validators; `owner-or-staff`; `member-or-staff`; `holder`, the user whose it is; `holder-or-member`; `staff`. A
 * `viewer` sees what is public, and a member also what is not.
 */
export type Relation =
  | 'viewer'
  | 'holder'
  | 'holder-or-member'
  | 'owner'
  | 'owner-or-staff'
  | 'member'
  | 'member-or-staff'
  | 'staff';

/** The part of a request, and its field, that has an id. */
export type IdPlace = `${'params' | 'query' | 'body'}.${string}`;

/** The stored thing that a call is about. It is loaded, and the caller's relation to it checked, before the operation. */
export interface Subject<R extends Relation = Relation> {
  readonly kind: SubjectKind;
  readonly from: IdPlace;
  readonly relation: R;
  /** The business that it is part of and is found by; the relation is that to this business. */
  readonly ofBusiness?: IdPlace;
  /** The id of a revision means the revision itself, except for validators; on other calls it means its live record. */
  readonly mayBeRevision?: true;
}

/** The code where there is no such thing, or none that the caller may know of. */
export const notFoundCode = (kind: SubjectKind): ErrorCode => notFoundCodes[kind];
