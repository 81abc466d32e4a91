import type { Business } from '#contract/businesses/businesses.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { ApiClient } from './api-client.ts';
import { endsSuspended } from './billing-history.ts';
import { fillBilling } from './fill-billing.ts';
import type { FilledBusiness } from './filled-business.ts';
import type { SeedBusiness } from './seed-data.ts';

/**
 * Approves a new demo business, unless it should stay unapproved. Runs before its shops and offers, because the lowest
 * limits hold until then.
 */
export async function approveIfWanted(
  staff: ApiClient,
  business: Business,
  { outcome }: SeedBusiness,
): Promise<Business> {
  const isNew = business.status === 'pending_approval' && !business.previousActive;
  const isWanted = outcome.status === 'active' || outcome.status === 'suspended';
  if (!isNew || !isWanted) return business;
  const { id, version } = business;
  const approval = { params: { id }, body: { decision: 'approve' as const }, version };
  return staff.request(staffRoutes.decideBusinessApproval, approval);
}

/**
 * Rejects or suspends a demo business if its standing or billing says so. Runs last, because it could not publish
 * afterwards. A suspension that staff lifted is repeated.
 */
export async function rejectOrSuspendIfWanted(
  staff: ApiClient,
  { businessId: id, status, version }: FilledBusiness,
  { outcome, billing }: SeedBusiness,
): Promise<void> {
  if (outcome.status === 'rejected' && status === 'pending_approval') {
    const body = { decision: 'reject' as const, reason: outcome.reason };
    await staff.request(staffRoutes.decideBusinessApproval, { params: { id }, body, version });
  }
  if (outcome.status === 'suspended' && status === 'active') {
    const suspension = { params: { id }, body: { reason: outcome.reason }, version };
    await staff.request(staffRoutes.suspendBusiness, suspension);
  }
  if (billing && endsSuspended(billing)) await fillBilling(id, billing);
}
