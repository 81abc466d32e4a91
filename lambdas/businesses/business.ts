import { approvedFields, type Business, type BusinessInput } from '#contract/businesses.ts';
import { AppError } from '../shared/app-error.ts';
import type { BusinessItem } from './business-repository.ts';
import { copyFields } from './copy-fields.ts';

/** What an owner sets; a field that their input leaves out is cleared. */
const ownedFields = [...approvedFields, 'avatarUrl'] as const;

/** A business as it is registered: waiting for staff. */
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

/** Whether an input changes what staff approved. */
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

/** The same record with the input's avatar; unchanged, in its version too, where that is the same. */
function withAvatar(business: BusinessItem, input: BusinessInput, now: Date): BusinessItem {
  return business.avatarUrl === input.avatarUrl
    ? business
    : edited(business, input, now, ['avatarUrl']);
}

/** The records of a business as they are stored. */
interface Records {
  /** The one that the owner changes, by its id: the live record or its pending revision. */
  readonly target: BusinessItem;
  /** The live record of a revision, or the pending revision of a live one, where there is one. */
  readonly other: BusinessItem | undefined;
}

/** What a change makes of these records; one that it does not change is the same object. */
interface ChangedRecords extends Records {
  /** The revision that the change starts. */
  readonly revision?: Business;
}

/**
 * What an owner's change makes of a business: an edit where staff have still to decide or did refuse,
 * a revision of a live one. An avatar needs no approval: it goes to the live record at once, and its
 * pending revision shows the same. Throws INVALID_TRANSITION for one suspended or closed, and
 * REVISION_PENDING where a live one has a revision already.
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
      // An archived revision stays as it was refused; the live record takes the next one.
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
