import {
  type ApprovalInput,
  approvedFields,
  type Business,
} from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { copyFields, requireRevisionTransition } from '#lambdas/businesses/business.ts';
import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';

/** The records after a decision on a revision: the live one, and the revision unless it was merged. */
export interface RevisionOutcome {
  readonly live: BusinessItem;
  readonly archived?: Business;
}

interface Decision {
  readonly staffId: string;
  readonly now: Date;
}

const dayInMs = 24 * 60 * 60 * 1000;

function approved(
  { rejectionReason: _, ...pending }: Business,
  now: Date,
  trialDays: number,
): Business {
  const trialEndsAt = new Date(now.getTime() + trialDays * dayInMs).toISOString();
  return {
    ...pending,
    status: 'active',
    approvedAt: now.toISOString(),
    ...(trialDays > 0 && { trialEndsAt }),
    updatedAt: now.toISOString(),
    version: pending.version + 1,
  };
}

/** The live record with a revision's approved fields; other fields stay, since they may have changed meanwhile. */
function merged(
  { rejectionReason: _reason, rejectedRevisionId: _id, ...live }: BusinessItem,
  revision: Business,
  now: Date,
): BusinessItem {
  return {
    ...copyFields<BusinessItem, (typeof approvedFields)[number]>(live, revision, approvedFields),
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

function requireMayDecide(pending: Business, { decision }: ApprovalInput, staffId: string): void {
  if (pending.userId === staffId) throw new AppError('FORBIDDEN');
  if (decision === 'approve' && lacksTaxId(pending)) {
    throw new AppError('TAX_ID_MISSING');
  }
}

/**
 * Applies a staff decision on a business that was never approved; 0 `trialDays` means no trial. Throws
 * INVALID_TRANSITION, TAX_ID_MISSING, or FORBIDDEN for their own business.
 */
export function decideBusiness(
  pending: Business,
  input: ApprovalInput,
  { staffId, now, trialDays }: Decision & { readonly trialDays: number },
): Business {
  requireTransition(businessLifecycle, pending.status, input.decision);
  requireMayDecide(pending, input, staffId);
  return input.decision === 'approve'
    ? approved(pending, now, trialDays)
    : rejected(pending, input.reason ?? '', now);
}

/**
 * Applies a staff decision on a revision to its live record, which keeps its suspension. Throws
 * INVALID_TRANSITION, TAX_ID_MISSING, or FORBIDDEN for their own business.
 */
export function decideRevision(
  revision: Business,
  live: BusinessItem,
  input: ApprovalInput,
  { staffId, now }: Decision,
): RevisionOutcome {
  requireRevisionTransition(revision, live, input.decision);
  requireMayDecide(revision, input, staffId);
  if (input.decision === 'approve') return { live: merged(live, revision, now) };
  const { reason = '' } = input;
  // The avatar needs no approval and belongs to the live record; the archived record keeps no image in use.
  const { avatarUrl: _, ...record } = rejected(revision, reason, now);
  const archived = { ...record, images: [] };
  return {
    live: {
      ...live,
      rejectionReason: reason,
      rejectedRevisionId: revision.id,
      updatedAt: archived.updatedAt,
      version: live.version + 1,
    },
    archived,
  };
}
