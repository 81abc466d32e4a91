import type { Business, SuspensionKind } from '#contract/businesses/businesses.ts';
import { businessLifecycle } from '#contract/lifecycles/lifecycles.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { requireTransition } from '#lambdas/platform/errors/transition.ts';

type Suspended = Pick<Business, 'status' | 'suspendedBy'>;

/** Returns the reasons of a suspension; `staff` if none are stored. */
export const suspensionsOf = ({ status, suspendedBy }: Suspended): readonly SuspensionKind[] =>
  status === 'suspended' ? (suspendedBy ?? ['staff']) : [];

const nextVersion = (business: Business, now: Date) => ({
  updatedAt: now.toISOString(),
  version: business.version + 1,
});

/** Suspends a business for one more reason. Throws INVALID_TRANSITION if it has that reason already. */
export function suspendedFor<T extends Business>(
  business: T,
  kind: SuspensionKind,
  now: Date,
  reason?: string,
): T {
  const status = requireTransition(businessLifecycle, business.status, 'suspend');
  const kinds = suspensionsOf(business);
  if (kinds.includes(kind)) throw new AppError('INVALID_TRANSITION');
  return {
    ...business,
    status,
    suspendedBy: [...kinds, kind],
    ...(reason !== undefined && { suspendedReason: reason }),
    ...nextVersion(business, now),
  };
}

/** Lifts one suspension; a business without any is active again. Throws INVALID_TRANSITION. */
export function liftedOf<T extends Business>(business: T, kind: SuspensionKind, now: Date): T {
  const kinds = suspensionsOf(business);
  const left = kinds.filter((one) => one !== kind);
  if (left.length === kinds.length) throw new AppError('INVALID_TRANSITION');
  const event = left.length > 0 ? 'lift-one' : 'lift';
  const status = requireTransition(businessLifecycle, business.status, event);
  const { suspendedBy: _by, suspendedReason, ...rest } = business;
  return {
    ...rest,
    status,
    ...(left.length > 0 && { suspendedBy: left }),
    ...(left.includes('staff') && suspendedReason !== undefined && { suspendedReason }),
    ...nextVersion(business, now),
  } as T;
}
