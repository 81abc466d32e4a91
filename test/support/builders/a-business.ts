import type { Business, BusinessInput } from '#contract/businesses/businesses.ts';
import { ownerId } from './people.ts';

export const businessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KABC';
export const revisionId = 'biz_01K9A1B2C3D4E5F6G7H8J9KREV';

/** An active bakery with a CNPJ. */
export function aBusiness(changes: Partial<Business> = {}): Business {
  return {
    id: businessId,
    name: 'Padaria Aurora',
    sizeTypeId: 2,
    userId: ownerId,
    legalRegister: '11222333000181',
    status: 'active',
    approvedAt: '2026-02-01T12:00:00.000Z',
    trialEndsAt: '2026-03-03T12:00:00.000Z',
    createdAt: '2026-01-31T12:00:00.000Z',
    updatedAt: '2026-02-01T12:00:00.000Z',
    images: [],
    version: 3,
    ...changes,
  };
}

/** The bakery as first registered: pending approval, no trial yet. */
export function aPendingBusiness(changes: Partial<Business> = {}): Business {
  const { approvedAt: _, trialEndsAt: __, ...registered } = aBusiness();
  return { ...registered, status: 'pending_approval', version: 1, ...changes };
}

/** A pending revision that renames the bakery; the active record stays unchanged. */
export function aRevision(changes: Partial<Business> = {}): Business {
  return aPendingBusiness({
    id: revisionId,
    name: 'Padaria Aurora e Filhas',
    previousActive: businessId,
    ...changes,
  });
}

/** The parsed request body that registers the bakery. */
export function aBusinessInput(changes: Partial<BusinessInput> = {}): BusinessInput {
  return {
    name: 'Padaria Aurora',
    sizeTypeId: 2,
    userId: ownerId,
    legalRegister: '11222333000181',
    ...changes,
  };
}
