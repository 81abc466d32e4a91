import type { businessRoutes } from '#contract/routes/businesses.ts';
import { AppError } from '../shared/app-error.ts';
import { created } from '../shared/http/answer.ts';
import type { Operation } from '../shared/http/api-handler.ts';
import { claimOwnership } from '../shared/identity/user-repository.ts';
import { requireUploaded } from '../shared/images.ts';
import { newId } from '../shared/new-id.ts';
import { newBusiness } from './business.ts';
import { insertBusiness } from './business-repository.ts';

/** Registers the caller's only business; a validator, who works for someone else's, may have none. */
export const createBusiness: Operation<typeof businessRoutes.createBusiness> = ({
  actor,
  body,
  now,
}) => {
  if (actor.role === 'validator') throw new AppError('FORBIDDEN');
  requireUploaded(body.avatarUrl ? [body.avatarUrl] : []);
  const business = newBusiness(body, newId('business', now), now);
  return created(business, `/businesses/${business.id}`, [
    insertBusiness(business),
    claimOwnership(actor.userId, business.id, now),
  ]);
};
