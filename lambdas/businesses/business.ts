import { approvedFields, type Business, type BusinessInput } from '#contract/businesses.ts';
import { AppError } from '../shared/app-error.ts';
import type { BusinessItem } from './business-repository.ts';
import { copyFields } from './copy-fields.ts';

/** The fields that an owner sets; one that their input leaves out is cleared. */
const ownedFields = [...approvedFields, 'avatarUrl'] as const;

/** A new business, which waits for approval. */
export function newBusiness(input: BusinessInput, id: string, now: Date): Business {
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
  input: BusinessInput,
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
function withAvatar(business: BusinessItem, input: BusinessInput, now: Date): BusinessItem {
  return business.avatarUrl === input.avatarUrl
    ? business
    : edited(business, input, now, ['avatarUrl']);
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
 * Applies an owner's change to a business. A pending or rejected record is edited; a live one gets a
 * revision, which staff approve. An avatar needs no approval: it is changed in the live record and in its
 * pending revision. Throws INVALID_TRANSITION for a suspended or closed business, and REVISION_PENDING
 * where a live one has a revision already.
 */
export function changeBusiness(
  { target, other }: Records,
  input: BusinessInput,
  { revisionId, now }: { revisionId: string; now: Date },
): ChangedRecords {
  switch (target.status) {
    case 'pending_approval': {
      const live = other && withAvatar(other, input, now);
      if (live !== other && other?.status !== 'active') throw new AppError('INVALID_TRANSITION');
      return { target: edited(target, input, now), other: live };
    }
    case 'rejected': {
      // A rejected revision stays as it is; the owner changes the live record instead.
      if (target.previousActive) throw new AppError('INVALID_TRANSITION');
      const { rejectionReason: _, ...business } = edited(target, input, now);
      return { target: { ...business, status: 'pending_approval' }, other };
    }
    case 'active': {
      if (!needsApproval(target, input)) {
        const revision = other && withAvatar(other, input, now);
        return { target: edited(target, input, now), other: revision };
      }
      if (other) throw new AppError('REVISION_PENDING');
      return {
        target: { ...withAvatar(target, input, now), revisionId },
        other,
        revision: { ...newBusiness(input, revisionId, now), previousActive: target.id },
      };
    }
    default:
      throw new AppError('INVALID_TRANSITION');
  }
}
