import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import type { Redemption } from '#contract/claims/redemptions.ts';
import type { ErrorCode } from '#contract/http/errors.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError, callAndNoteConnection } from '#web/platform/http/http.ts';
import type { EntryRefusal, StoredEntry } from '../entries/entry.ts';
import type { Settlement } from '../entries/settle-entry.ts';
import { keyOfRequest, redemptionInputOf, type SendingMember } from './entry-request.ts';

/** The server decided nothing, so the entry stays. */
export interface Kept {
  readonly kind: 'kept';
  /** Entries that would fail as well: of the same voucher, of the same shop, or of all shops. */
  readonly stops: 'code' | 'shop' | 'all';
  /** The wait in milliseconds that the server asks for. */
  readonly retryAfter: number;
}

const settling = new Set([400, 404, 409]);

/** Returns whether a failure is the API's decision about the entry; a portal's 404 is none. */
function isDecision({ status, code, isOfApi }: ApiError): boolean {
  // The server still works at an earlier attempt.
  return isOfApi && settling.has(status) && code !== 'REQUEST_IN_PROGRESS';
}

const refusalOf = ({ code, redemption }: ApiError): EntryRefusal => ({
  code: code as ErrorCode,
  ...(redemption && { redemption }),
});

function stopsOf({ status, isOfApi }: Pick<ApiError, 'status' | 'isOfApi'>): Kept['stops'] {
  if (status === 0 || status === 401) return 'all';
  // A mistake of the server, maybe about this voucher only, such as a damaged claim.
  return status === 500 && isOfApi ? 'code' : 'shop';
}

function keptBy(error: unknown): Kept {
  const failure = error instanceof ApiError ? error : { status: 0, isOfApi: false };
  // A portal of a public network does not know how long to wait.
  const { retryAfter = 0 } = error instanceof ApiError && error.isOfApi ? error : {};
  return { kind: 'kept', stops: stopsOf(failure), retryAfter };
}

/** Sends a use to the server. */
export async function sendUse(
  entry: StoredEntry,
  sender: SendingMember,
  now: number,
): Promise<Settlement | Kept> {
  const body = redemptionInputOf(entry, sender, now);
  const idempotencyKey = keyOfRequest(entry.nonce, body);
  try {
    const redemption: Redemption = await callAndNoteConnection(() =>
      callRoute(redemptionRoutes.redeemClaim, { body, idempotencyKey }),
    );
    // The portal of a public network may answer 200 with anything.
    if (redemption?.code !== entry.code) return keptBy(undefined);
    return { kind: 'redeemed', redemption };
  } catch (error) {
    if (error instanceof ApiError && isDecision(error)) {
      return { kind: 'refused', refusal: refusalOf(error) };
    }
    return keptBy(error);
  }
}

/** How long (ms) a validator may undo their own use, from its record (lambdas/claims/redemptions/). */
const ownRollback = 5 * 60_000;

/**
 * Returns whether a 403 is about the undo itself: a validator may undo their own uses, for five minutes. Any other 403
 * is about the session, and passes.
 */
function isTooLate(
  { by, settledAt = 0 }: StoredEntry,
  sender: SendingMember,
  now: number,
): boolean {
  if (sender.kind === 'owner') return false;
  const isOwn = by.kind === 'validator' && by.validatorId === sender.validatorId;
  return !isOwn || now - settledAt > ownRollback;
}

/** Sends the undo of a use that the server has. */
export async function sendUndo(
  entry: StoredEntry,
  sender: SendingMember,
  now: number,
): Promise<Settlement | Kept> {
  const { nonce, redemptionId: id = '', undo } = entry;
  const body = { reason: undo?.reason ?? '' };
  const idempotencyKey = keyOfRequest(nonce, body);
  try {
    const redemption = await callAndNoteConnection(() =>
      callRoute(redemptionRoutes.rollBackRedemption, { params: { id }, body, idempotencyKey }),
    );
    return redemption?.status === 'reversed' ? { kind: 'undone' } : keptBy(undefined);
  } catch (error) {
    if (!(error instanceof ApiError)) return keptBy(error);
    // It was undone before, and that answer was lost.
    if (error.isOfApi && error.code === 'INVALID_TRANSITION') return { kind: 'undone' };
    const isRefused =
      isDecision(error) || (error.isOfApi && error.status === 403 && isTooLate(entry, sender, now));
    return isRefused ? { kind: 'undoRefused', refusal: refusalOf(error) } : keptBy(error);
  }
}
