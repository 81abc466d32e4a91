import type { staffRoutes } from '#contract/routes/staff.ts';
import { changeStatus } from '../indications/indication.ts';
import { findIndication, replaceIndication } from '../indications/indication-repository.ts';
import { AppError } from '../shared/app-error.ts';
import { ok } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { insertAudit } from './audit-repository.ts';

/**
 * Sets the status of an indication. The audit record holds the two statuses and nothing that identifies the
 * consumer or the shop, so that it may outlive the indication.
 */
export const updateIndication: Operation<typeof staffRoutes.updateIndication> = async (request) => {
  const { actor, params, body, now } = request;
  const indication = await findIndication(params.id);
  if (!indication) throw new AppError('INDICATION_NOT_FOUND');
  request.requireVersion(indication.version);
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
