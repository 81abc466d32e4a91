/** Every error code of the API with its HTTP status. Codes are stable: clients translate them. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  INVALID_PAGING_KEY: 400,
  INVALID_IDEMPOTENCY_KEY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  BUSINESS_NOT_FOUND: 404,
  SHOP_NOT_FOUND: 404,
  OFFER_NOT_FOUND: 404,
  PLACE_NOT_FOUND: 404,
  VALIDATOR_NOT_FOUND: 404,
  INDICATION_NOT_FOUND: 404,
  EXPORT_NOT_FOUND: 404,
  INVOICE_NOT_FOUND: 404,
  RECEIPT_NOT_FOUND: 404,
  UPLOAD_NOT_FOUND: 404,
  PUSH_SUBSCRIPTION_NOT_FOUND: 404,
  CLAIM_NOT_FOUND: 404,
  REDEMPTION_NOT_FOUND: 404,
  REPORT_NOT_FOUND: 404,
  BUSINESS_ALREADY_EXISTS: 409,
  REVISION_PENDING: 409,
  TAX_ID_MISSING: 409,
  BUSINESS_NOT_ACTIVE: 409,
  SHOP_IDENTIFIER_TAKEN: 409,
  SHOP_HAS_OFFERS: 409,
  LIMIT_OF_SIZE_TYPE_REACHED: 409,
  OFFER_EXPIRED: 409,
  LIMIT_BELOW_CLAIMED: 409,
  OFFER_SOLD_OUT: 409,
  CLAIM_LIMIT_REACHED: 409,
  WALLET_FULL: 409,
  OWN_OFFER: 409,
  CLAIM_EXPIRED: 409,
  CLAIM_CANCELLED: 409,
  ALREADY_REDEEMED: 409,
  REDEEMED_ELSEWHERE: 409,
  OFFER_NOT_STARTED: 409,
  WRONG_SHOP: 409,
  OPEN_CLAIMS: 409,
  VALIDATOR_EMAIL_TAKEN: 409,
  INVALID_TRANSITION: 409,
  IMAGE_NOT_FOUND: 409,
  IMAGE_REFUSED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  SHOP_GONE: 410,
  VERSION_MISMATCH: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  VERSION_REQUIRED: 428,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Errors of one field of a request; `path` is dotted, as in `address.postalCode`. */
export const fieldErrorCodes = [
  'REQUIRED',
  'UNKNOWN_FIELD',
  'INVALID_TYPE',
  'INVALID_FORMAT',
  'INVALID_CHECK_DIGITS',
  'INVALID_VALUE',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_BIG',
  'TOO_FEW',
  'TOO_MANY',
  'NOT_BELOW_ORIGINAL_PRICE',
  'IN_THE_PAST',
  'TOO_FAR_AHEAD',
  'AFTER_EXPIRATION',
  'ALREADY_STARTED',
  'BEFORE_START',
  'PERIOD_TOO_LONG',
  'ONLY_ONE_TAX_ID',
  'RESERVED',
  'WRONG_PASSWORD',
  'SAME_PASSWORD',
  'NOT_OF_THIS_BUSINESS',
  'CONTROL_CHARACTER',
  'NO_LETTER',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  readonly path: string;
  readonly code: FieldErrorCode;
}

export interface ProblemFacts {
  /** Where and when a claim was redeemed that cannot be redeemed again. */
  readonly redemption?: { readonly redeemedAt: string; readonly shopId: string };
  /** Open claims of a business that cannot be closed without force. */
  readonly openClaims?: number;
}
