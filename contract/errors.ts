/** Every code the API answers with, and its HTTP status. Codes are stable: clients translate them. */
export const errorStatus = {
  VALIDATION_FAILED: 400,
  MALFORMED_JSON: 400,
  INVALID_PAGING_KEY: 400,
  INVALID_IDEMPOTENCY_KEY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  BUSINESS_NOT_FOUND: 404,
  SHOP_NOT_FOUND: 404,
  OFFER_NOT_FOUND: 404,
  INDICATION_NOT_FOUND: 404,
  BUSINESS_ALREADY_EXISTS: 409,
  REVISION_PENDING: 409,
  TAX_ID_MISSING: 409,
  BUSINESS_NOT_ACTIVE: 409,
  SHOP_IDENTIFIER_TAKEN: 409,
  SHOP_HAS_OFFERS: 409,
  LIMIT_OF_SIZE_TYPE_REACHED: 409,
  OFFER_EXPIRED: 409,
  LIMIT_BELOW_CLAIMED: 409,
  INVALID_TRANSITION: 409,
  IMAGE_NOT_FOUND: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  REQUEST_IN_PROGRESS: 409,
  SHOP_GONE: 410,
  VERSION_MISMATCH: 412,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** What is wrong with one field of a request; `path` is dotted, as in `address.postalCode`. */
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
  'ONLY_ONE_TAX_ID',
  'RESERVED',
  'NOT_OF_THIS_BUSINESS',
  'CONTROL_CHARACTER',
] as const;

export type FieldErrorCode = (typeof fieldErrorCodes)[number];

export interface FieldError {
  readonly path: string;
  readonly code: FieldErrorCode;
}
