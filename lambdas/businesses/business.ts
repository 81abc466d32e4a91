import {
  approvedFields,
  type Business,
  type BusinessInput,
} from '#contract/businesses/businesses.ts';
import { businessLifecycle, revisionLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import type { BusinessItem } from './store/business-store.ts';

/** Returns a copy of `record` with some fields from `source`; fields absent there are removed. */
export function copyFields<T extends object, K extends keyof T>(
  record: T,
  source: Partial<Pick<T, K>>,
  fields: readonly K[],
): T {
  const result = { ...record };
  for (const field of fields) {
    const value = source[field];
    if (value === undefined) delete result[field];
    else result[field] = value;
  }
  return result;
}

/** Throws INVALID_TRANSITION unless a revision waits for approval and its business is not closed. */
export function requireRevisionTransition(
  revision: BusinessItem,
  live: BusinessItem,
  event: 'edit' | 'approve' | 'reject',
): void {
  if (live.status === 'closed') throw new AppError('INVALID_TRANSITION');
  // Approval removes a revision, so any other status means rejected.
  const state = revision.status === 'pending_approval' ? 'pending_approval' : 'rejected';
  requireTransition(revisionLifecycle, state, event);
}

/** Fields that an owner sets; a field missing in the input is cleared. */
const ownedFields = [...approvedFields, 'avatarUrl', 'images'] as const;

/** An owner's input, with the stored image of the avatar. */
export type BusinessChange = BusinessInput & Pick<Business, 'images'>;

/** Returns a new business, which waits for approval. */
export function newBusiness(input: BusinessChange, id: string, now: Date): Business {
  return {
    ...input,
    id,
    status: 'pending_approval',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

function needsApproval(business: Business, input: BusinessInput): boolean {
  return approvedFields.some((field) => business[field] !== input[field]);
}

/** Returns the next version of a record, with fields from an input. */
function edited(
  business: BusinessItem,
  input: BusinessChange,
  now: Date,
  fields: readonly (typeof ownedFields)[number][] = ownedFields,
): BusinessItem {
  return {
    ...copyFields(business, input, fields),
    updatedAt: now.toISOString(),
    version: business.version + 1,
  };
}

/** Returns the record with the input's avatar; the same object if the avatar is unchanged. */
function withAvatar(business: BusinessItem, input: BusinessChange, now: Date): BusinessItem {
  return business.avatarUrl === input.avatarUrl
    ? business
    : edited(business, input, now, ['avatarUrl', 'images']);
}

interface Records {
  /** The record that the owner changes: a live record or a pending revision. */
  readonly target: BusinessItem;
  /** The live record of a revision, or the pending revision of a live record. */
  readonly other: BusinessItem | undefined;
}

/** The records after a change; an unchanged record is the same object. */
interface ChangedRecords extends Records {
  /** A revision that the change starts. */
  readonly revision?: Business;
}

/** Edits a revision; a new avatar also changes the live record. Throws INVALID_TRANSITION or BUSINESS_NOT_FOUND. */
function changeRevision(
  revision: BusinessItem,
  live: BusinessItem | undefined,
  input: BusinessChange,
  now: Date,
): ChangedRecords {
  // The owner's removal may come between the reads of both records.
  if (!live) throw new AppError('BUSINESS_NOT_FOUND');
  requireRevisionTransition(revision, live, 'edit');
  requireTransition(businessLifecycle, live.status, 'edit');
  return { target: edited(revision, input, now), other: withAvatar(live, input, now) };
}

/** Returns a live record without the rejection of its last revision. */
function withoutRefusal({
  rejectionReason: _reason,
  rejectedRevisionId: _id,
  ...live
}: BusinessItem): BusinessItem {
  return live;
}

/**
 * Edits a live record, or starts a revision if an approved field changes. Sending the live data unchanged dismisses the
 * rejection of the last revision. Throws REVISION_PENDING.
 */
function changeLive(
  live: BusinessItem,
  revision: BusinessItem | undefined,
  input: BusinessChange,
  { revisionId, now }: { revisionId: string; now: Date },
): ChangedRecords {
  if (!needsApproval(live, input)) {
    const isSame = live.avatarUrl === input.avatarUrl;
    return {
      target: edited(isSame && !revision ? withoutRefusal(live) : live, input, now),
      other: revision && withAvatar(revision, input, now),
    };
  }
  if (revision) throw new AppError('REVISION_PENDING');
  return {
    target: { ...withAvatar(live, input, now), revisionId },
    other: undefined,
    revision: { ...newBusiness(input, revisionId, now), previousActive: live.id },
  };
}

/**
 * Applies an owner's change. Most fields of a live record need a revision, avatars do not. Throws INVALID_TRANSITION,
 * and REVISION_PENDING if there already is a revision.
 */
export function changeBusiness(
  { target, other }: Records,
  input: BusinessChange,
  made: { revisionId: string; now: Date },
): ChangedRecords {
  if (target.previousActive) return changeRevision(target, other, input, made.now);
  const status = requireTransition(businessLifecycle, target.status, 'edit');
  if (target.status === 'active') return changeLive(target, other, input, made);
  const { rejectionReason: _, ...business } = edited(target, input, made.now);
  return { target: { ...business, status }, other };
}
