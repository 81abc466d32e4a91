import { plans } from '#contract/billing/plans.ts';
import type { ApprovalInput, Business } from '#contract/businesses/businesses.ts';
import { takeTrial } from '#lambdas/billing/store/trial-store.ts';
import { findLiveBusiness } from '#lambdas/businesses/live-business.ts';
import { shownBusiness } from '#lambdas/businesses/shown-business.ts';
import { requireRoomInSize } from '#lambdas/businesses/sizes/smaller-size.ts';
import {
  type BusinessItem,
  removeBusiness,
  replaceBusiness,
  taxIdOf,
} from '#lambdas/businesses/store/business-store.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import { beginBilling, resizeBilling } from '../billing/sync-subscription.ts';
import { hashTaxIdOf } from '../billing/tax-id-hash.ts';
import { decideBusiness, decideRevision } from './approval.ts';
import { insertAudit } from './store/audit-store.ts';
import type { StaffOperations } from './targets.ts';

interface Effect {
  readonly answer: BusinessItem;
  /** The record that was decided on, before and after: a merged revision is part of the live record. */
  readonly before: Business;
  readonly after: Business;
  readonly writes: readonly Write[];
}

interface Decision {
  readonly staffId: string;
  readonly now: Date;
}

async function effectOnBusiness(
  pending: BusinessItem,
  input: ApprovalInput,
  decision: Decision,
): Promise<Effect> {
  const { now } = decision;
  const isApproval = input.decision === 'approve';
  const taxIdHash = isApproval ? await hashTaxIdOf(pending) : undefined;
  const trial = taxIdHash && (await takeTrial(taxIdHash, now));
  const trialDays = trial ? plans.trialDays : 0;
  const after = decideBusiness(pending, input, { ...decision, trialDays });
  const billing = taxIdHash ? [await beginBilling(after, taxIdHash, now)] : [];
  const writes = [...replaceBusiness(pending, after), ...billing, ...(trial ? [trial] : [])];
  return { answer: after, before: pending, after, writes };
}

/** Writes after a merged revision: its new size is billed, and another tax id counts as having had its trial. */
async function writesOfMerge(
  before: BusinessItem,
  live: BusinessItem,
  now: Date,
): Promise<readonly Write[]> {
  const isSameTaxId = taxIdOf(before) === taxIdOf(live);
  const taxIdHash = isSameTaxId ? undefined : await hashTaxIdOf(live);
  const trial = taxIdHash && (await takeTrial(taxIdHash, now));
  return [
    ...(await requireRoomInSize(before, live, now)),
    ...(await resizeBilling(before, live, taxIdHash, now)),
    ...(trial ? [trial] : []),
  ];
}

async function effectOnRevision(
  revision: BusinessItem,
  liveId: string,
  input: ApprovalInput,
  decision: Decision,
): Promise<Effect> {
  const stored = await findLiveBusiness({ businessId: liveId });
  // After the decision the live record has no revision any more.
  const { revisionId: _, ...before } = stored;
  const { live, archived } = decideRevision(revision, before, input, decision);
  const replaced = replaceBusiness(stored, live);
  return archived
    ? {
        answer: live,
        before: revision,
        after: archived,
        writes: [...replaced, ...replaceBusiness(revision, archived)],
      }
    : {
        answer: live,
        before,
        after: live,
        writes: [
          ...replaced,
          ...removeBusiness(revision),
          ...(await writesOfMerge(before, live, decision.now)),
        ],
      };
}

/** Approves or rejects a pending business, or merges or archives a pending revision. */
export const decideBusinessApproval: StaffOperations['decideBusinessApproval'] = async (
  request,
) => {
  const { actor, body, business: pending, now } = request;
  const decision = { staffId: actor.userId, now };
  const { answer, before, after, writes } = pending.previousActive
    ? await effectOnRevision(pending, pending.previousActive, body, decision)
    : await effectOnBusiness(pending, body, decision);
  const audit = insertAudit({
    subjectId: answer.id,
    staffId: actor.userId,
    now,
    action: body.decision,
    ...(body.reason && { reason: body.reason }),
    before,
    after,
  });
  return ok(shownBusiness(answer), [...writes, audit]);
};
