import type { Business, BusinessInput } from '#contract/businesses.ts';
import { AppError } from '../shared/app-error.ts';

/** What an owner sets, taken from their input; fields that it leaves out are cleared. */
function ownedFields(input: BusinessInput) {
  return {
    name: input.name,
    sizeTypeId: input.sizeTypeId,
    ...(input.legalName !== undefined && { legalName: input.legalName }),
    ...(input.avatarUrl !== undefined && { avatarUrl: input.avatarUrl }),
    ...(input.legalRegister !== undefined && { legalRegister: input.legalRegister }),
    ...(input.personRegister !== undefined && { personRegister: input.personRegister }),
  };
}

/** A business as it is registered: waiting for staff. */
export function newBusiness(input: BusinessInput, id: string, now: Date): Business {
  return {
    ...ownedFields(input),
    id,
    userId: input.userId,
    status: 'pending_approval',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    version: 1,
  };
}

/** What staff looked at when they approved; changing any of it needs their approval again. */
const approvedFields = [
  'name',
  'legalName',
  'sizeTypeId',
  'legalRegister',
  'personRegister',
] as const;

/** Whether an input changes what staff approved. */
export function needsApproval(business: Business, input: BusinessInput): boolean {
  return approvedFields.some((field) => business[field] !== input[field]);
}

function edited(business: Business, input: BusinessInput, now: Date): Business {
  return {
    ...ownedFields(input),
    id: business.id,
    userId: business.userId,
    status: business.status,
    ...(business.previousActive && { previousActive: business.previousActive }),
    ...(business.rejectionReason && { rejectionReason: business.rejectionReason }),
    ...(business.approvedAt && { approvedAt: business.approvedAt }),
    ...(business.trialEndsAt && { trialEndsAt: business.trialEndsAt }),
    createdAt: business.createdAt,
    updatedAt: now.toISOString(),
    version: business.version + 1,
  };
}

/**
 * What an owner's change makes of a record: an edit of it where staff have still to decide or did
 * refuse, a revision of a live one. Throws INVALID_TRANSITION for one suspended or closed, and
 * REVISION_PENDING where a live one has a revision already.
 */
export function changeBusiness(
  target: Business,
  input: BusinessInput,
  { hasRevision, revisionId, now }: { hasRevision: boolean; revisionId: string; now: Date },
): { readonly edit: Business } | { readonly revision: Business } {
  switch (target.status) {
    case 'pending_approval':
      return { edit: edited(target, input, now) };
    case 'rejected': {
      // An archived revision stays as it was refused; the live record takes the next one.
      if (target.previousActive) throw new AppError('INVALID_TRANSITION');
      const { rejectionReason: _, ...business } = edited(target, input, now);
      return { edit: { ...business, status: 'pending_approval' } };
    }
    case 'active': {
      if (!needsApproval(target, input)) return { edit: edited(target, input, now) };
      if (hasRevision) throw new AppError('REVISION_PENDING');
      return { revision: { ...newBusiness(input, revisionId, now), previousActive: target.id } };
    }
    default:
      throw new AppError('INVALID_TRANSITION');
  }
}

/** The specification's rule: a pending revision stands for the business that is live. */
export function currentBusinessId(business: Business): string {
  return business.status === 'pending_approval' && business.previousActive
    ? business.previousActive
    : business.id;
}
