import {
  approvedFields,
  type Business,
  type BusinessInput,
} from '#contract/businesses/businesses.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';
import { copyFields } from './copy-fields.ts';
import { requireRevisionTransition } from './revision-transition.ts';
import type { BusinessItem } from './store/business-store.ts';

/** The fields that an owner sets; one that their input leaves out is cleared. */
const ownedFields = [...approvedFields, 'avatarUrl', 'images'] as const;

/** What an owner entered, with the facts of its avatar. */
export type BusinessChange = BusinessInput & Pick<Business, 'images'>;

/** A new business, which waits for approval. */
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

/** Whether an input changes a field that staff approve. */
function needsApproval(business: Business, input: BusinessInput): boolean {
  return approvedFields.some((field) => business[field] !== input[field]);
}

/** A record with fields of an input, as its next version. */
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

/** A record with the input's avatar, as its next version; the record itself where the avatar is the same. */
function withAvatar(business: BusinessItem, input: BusinessChange, now: Date): BusinessItem {
  return business.avatarUrl === input.avatarUrl
    ? business
    : edited(business, input, now, ['avatarUrl', 'images']);
}

/** The records of a business as they are stored. */
interface Records {
  /** The record that the owner changes: the live one or its pending revision. */
  readonly target: BusinessItem;
  /** The live record of a revision, or the pending revision of a live one, where there is one. */
  readonly other: BusinessItem | undefined;
}

/** The records after a change; one that it does not change is the same object. */
interface ChangedRecords extends Records {
  /** The revision that the change starts. */
  readonly revision?: Business;
}

/**
 * An edit of a revision. An avatar needs no approval: a new one is written to the live record, too. Throws
 * INVALID_TRANSITION for an archived revision, and where the live record is suspended or closed.
 */
function changeRevision(
  revision: BusinessItem,
  live: BusinessItem | undefined,
  input: BusinessChange,
  now: Date,
): ChangedRecords {
  if (!live) throw new Error(`Revision ${revision.id} without its live record`);
  requireRevisionTransition(revision, live, 'edit');
  requireTransition(businessLifecycle, live.status, 'edit');
  return { target: edited(revision, input, now), other: withAvatar(live, input, now) };
}

/** A live record without the refusal of its last revision. */
function withoutRefusal({
  rejectionReason: _reason,
  rejectedRevisionId: _id,
  ...live
}: BusinessItem): BusinessItem {
  return live;
}

/**
 * An edit of a live record: a change of an approved field starts a revision; one that changes nothing keeps the live data
 * after a refusal, which is then no longer shown. Throws REVISION_PENDING.
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
 * Applies an owner's change to a business. A pending or rejected record is edited and waits for approval; a
 * live one gets a revision, which staff approve. An avatar needs no approval: it is changed in the live
 * record and in its pending revision. Throws INVALID_TRANSITION where the lifecycle of the business or of the
 * revision does not allow an edit, and REVISION_PENDING where a live one has a revision already.
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
