import { ulid } from 'ulid';
import type { businessRoutes } from '#contract/businesses.ts';
import { ok } from '../shared/answer.ts';
import type { Operation } from '../shared/api-handler.ts';
import { requireUploaded } from '../shared/images.ts';
import { changeBusiness } from './business.ts';
import { insertBusiness, replaceBusiness } from './business-repository.ts';
import { findOwnBusiness } from './own-business.ts';

/** Edits the caller's business, or starts the revision that a live one needs. */
export const updateBusiness: Operation<typeof businessRoutes.updateBusiness> = async (request) => {
  const { actor, params, body, now } = request;
  const target = await findOwnBusiness(actor, params.id);
  request.requireVersion(target.version);
  if (body.avatarUrl !== target.avatarUrl) requireUploaded(body.avatarUrl ? [body.avatarUrl] : []);
  const change = changeBusiness(target, body, {
    hasRevision: target.revisionId !== undefined,
    revisionId: `biz_${ulid(now.getTime())}`,
    now,
  });
  if ('revision' in change) {
    return ok(change.revision, [
      insertBusiness(change.revision),
      replaceBusiness(target, { ...target, revisionId: change.revision.id }),
    ]);
  }
  const revisionId = target.revisionId && { revisionId: target.revisionId };
  return ok(change.edit, [replaceBusiness(target, { ...change.edit, ...revisionId })]);
};
