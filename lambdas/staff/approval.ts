import { type ApprovalInput, approvedFields, type Business } from '#contract/businesses.ts';
import { copyFields } from '../businesses/copy-fields.ts';
import { AppError } from '../shared/app-error.ts';

/** The records after a decision: a business's own or, for a revision, the live one's. */
export type ApprovalOutcome =
  | { readonly decided: Business }
  | { readonly live: Business; readonly archived?: Business };

const dayInMs = 24 * 60 * 60 * 1000;

function approved(
  { rejectionReason: _, ...pending }: Business,
  now: Date,
  trialDays: number,
): Business {
  return {
    ...pending,
    status: 'active',
    approvedAt: now.toISOString(),
    trialEndsAt: new Date(now.getTime() + trialDays * dayInMs).toISOString(),
    updatedAt: now.toISOString(),
    version: pending.version + 1,
  };
}

/** The live record with a revision's approved fields; its others stay, as they may have changed meanwhile. */
function merged(
  { rejectionReason: _, ...live }: Business,
  revision: Business,
  now: Date,
): Business {
  return {
    ...copyFields<Business, (typeof approvedFields)[number]>(live, revision, approvedFields),
    approvedAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: live.version + 1,
  };
}

function rejected(pending: Business, reason: string, now: Date): Business {
  return {
    ...pending,
    status: 'rejected',
    rejectionReason: reason,
    updatedAt: now.toISOString(),
    version: pending.version + 1,
  };
}

/**
 * Applies staff's decision on a pending business or, with its live record, on a revision. Throws
 * INVALID_TRANSITION where nothing is pending, FORBIDDEN for their own business, and TAX_ID_MISSING.
 */
export function decideApproval(
  pending: Business,
  live: Business | undefined,
  { decision, reason = '' }: ApprovalInput,
  { staffId, now, trialDays }: { staffId: string; now: Date; trialDays: number },
): ApprovalOutcome {
  if (pending.status !== 'pending_approval') throw new AppError('INVALID_TRANSITION');
  if (pending.userId === staffId) throw new AppError('FORBIDDEN');
  if (decision === 'approve' && !pending.legalRegister && !pending.personRegister) {
    throw new AppError('TAX_ID_MISSING');
  }
  if (!live) {
    return {
      decided:
        decision === 'approve' ? approved(pending, now, trialDays) : rejected(pending, reason, now),
    };
  }
  if (decision === 'approve') return { live: merged(live, pending, now) };
  return {
    live: { ...live, rejectionReason: reason, updatedAt: now.toISOString() },
    archived: rejected(pending, reason, now),
  };
}
