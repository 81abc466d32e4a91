/**
 * - `DISK_FULL`: the device has no space for the entry
 * - `NO_STORAGE`: the browser stores nothing (some private windows), so that offline use is not possible
 * - `NEW_VERSION`: a newer version of the app has changed the database; this page must be reloaded
 * - `NOT_STORED`: the browser failed to store the entry
 * - `ALREADY_REDEEMED`: another tab of this device was first
 * - `CLAIM_EXPIRED`: the claim ended after its check
 * - `NOT_CHECKED`: the result does not allow a use
 */
export type OutboxErrorCode =
  | 'DISK_FULL'
  | 'NO_STORAGE'
  | 'NEW_VERSION'
  | 'NOT_STORED'
  | 'ALREADY_REDEEMED'
  | 'CLAIM_EXPIRED'
  | 'NOT_CHECKED';

/** A use that was not stored, so the screen must not turn green. */
export class OutboxError extends Error {
  override readonly name = 'OutboxError';
  readonly code: OutboxErrorCode;

  constructor(code: OutboxErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Returns the OutboxError of a failed transaction. */
export function outboxErrorOf(cause: unknown): OutboxError {
  if (cause instanceof OutboxError) return cause;
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : '';
  if (name === 'QuotaExceededError') return new OutboxError('DISK_FULL', { cause });
  if (name === 'VersionError') return new OutboxError('NEW_VERSION', { cause });
  return new OutboxError('NOT_STORED', { cause });
}
