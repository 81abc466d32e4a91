import type { Business } from '#contract/businesses.ts';
import { businessLifecycle } from '#contract/lifecycles.ts';
import { AppError } from '../shared/app-error.ts';
import { requireTransition } from '../shared/transition.ts';

interface Decision {
  readonly staffId: string;
  readonly now: Date;
}

function decided(
  business: Business,
  event: 'suspend' | 'lift',
  { staffId, now }: Decision,
): Business {
  const status = requireTransition(businessLifecycle, business.status, event);
  if (business.userId === staffId) throw new AppError('FORBIDDEN');
  const { suspendedReason: _, ...rest } = business;
  return { ...rest, status, updatedAt: now.toISOString(), version: business.version + 1 };
}

/** An active business, suspended. Throws INVALID_TRANSITION for another, FORBIDDEN for one's own. */
export function suspended(business: Business, reason: string, decision: Decision): Business {
  return { ...decided(business, 'suspend', decision), suspendedReason: reason };
}

/** A suspended business, active again. Throws as `suspended`. */
export function lifted(business: Business, decision: Decision): Business {
  return decided(business, 'lift', decision);
}
