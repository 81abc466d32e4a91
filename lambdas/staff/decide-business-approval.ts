import { ulid } from 'ulid';
import { plans } from '#contract/plans/plans.ts';
import type { staffRoutes } from '#contract/routes/staff.ts';
import {
  type BusinessItem,
  findBusiness,
  removeBusiness,
  replaceBusiness,
} from '../businesses/business-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import type { Write } from '../shared/write.ts';
import { type ApprovalOutcome, decideApproval } from './approval.ts';
import { insertAudit } from './audit-repository.ts';

function writesOf(
  outcome: ApprovalOutcome,
  pending: BusinessItem,
  live: BusinessItem | undefined,
): Write[] {
  if ('decided' in outcome) return [replaceBusiness(pending, outcome.decided)];
  if (!live) throw new Error(`Revision ${pending.id} without its live record`);
  return [
    replaceBusiness(live, outcome.live),
    outcome.archived ? replaceBusiness(pending, outcome.archived) : removeBusiness(pending),
  ];
}

/** Approves or rejects a pending business, or merges or archives a pending revision. */
export const decideBusinessApproval: Operation<typeof staffRoutes.decideBusinessApproval> = async (
  request,
) => {
  const { actor, params, body, now } = request;
  const pending = await findBusiness(params.id);
  if (!pending) throw new AppError('BUSINESS_NOT_FOUND');
  request.requireVersion(pending.version);
  const stored = pending.previousActive && (await findBusiness(pending.previousActive));
  // After the decision the live record has no revision any more.
  const { revisionId: _, ...live } = stored || pending;
  const outcome = decideApproval(pending, stored ? live : undefined, body, {
    staffId: actor.userId,
    now,
    trialDays: plans.trialDays,
  });
  const after = 'decided' in outcome ? outcome.decided : outcome.live;
  const audit = insertAudit({
    auditId: ulid(now.getTime()),
    businessId: after.id,
    staffId: actor.userId,
    at: now.toISOString(),
    action: body.decision,
    ...(body.reason && { reason: body.reason }),
    before: pending,
    after: 'decided' in outcome ? after : (outcome.archived ?? after),
  });
  return ok(after, [...writesOf(outcome, pending, stored || undefined), audit]);
};
