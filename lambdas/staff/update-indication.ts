import { ok } from '#lambdas/platform/http/answer.ts';
import { changeStatus } from '#lambdas/shops/indications/indication.ts';
import { replaceIndication } from '#lambdas/shops/store/indication-store.ts';
import { insertAudit } from './store/audit-store.ts';
import type { StaffOperations } from './targets.ts';

/** Sets the status of an indication. The audit record identifies neither consumer nor shop, so it may outlive it. */
export const updateIndication: StaffOperations['updateIndication'] = async (request) => {
  const { actor, body, indication, now } = request;
  const change = changeStatus(indication, body.status, now);
  if (!change) return ok(indication);
  const audit = insertAudit({
    subjectId: indication.id,
    staffId: actor.userId,
    now,
    action: change.event,
    before: { status: indication.status },
    after: { status: change.indication.status },
  });
  return ok(change.indication, [replaceIndication(indication, change.indication), audit]);
};
