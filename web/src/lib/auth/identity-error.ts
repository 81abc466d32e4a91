/** Error codes of the identity service; each has a text `identityErrors.<code>`. */
export type IdentityErrorCode =
  | 'NOT_AUTHORIZED'
  | 'WRONG_CREDENTIALS'
  | 'USER_DISABLED'
  | 'PASSWORD_EXPIRED'
  | 'PASSWORD_STILL_TEMPORARY'
  | 'USER_NOT_CONFIRMED'
  | 'USER_NOT_FOUND'
  | 'EMAIL_TAKEN'
  | 'RESOURCE_NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'TOO_MANY_ATTEMPTS'
  | 'LIMIT_EXCEEDED'
  | 'INVALID_PARAMETER'
  | 'INVALID_PASSWORD'
  | 'PASSWORD_USED_BEFORE'
  | 'WRONG_CODE'
  | 'EXPIRED_CODE'
  | 'WRONG_APP_CODE'
  | 'CODE_TOO_LATE'
  | 'MAIL_NOT_SENT'
  | 'PASSWORD_RESET_REQUIRED'
  | 'ALREADY_SIGNED_IN'
  | 'STEP_NOT_SUPPORTED'
  | 'SESSION_ENDED'
  | 'GUESTS_NOT_ALLOWED'
  | 'AUTH_NOT_CONFIGURED'
  | 'IDENTITY_POOL_MISSING'
  | 'REGION_MISSING'
  | 'NETWORK'
  | 'UNEXPECTED';

/** A failure of the identity service; screens translate its code. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}
