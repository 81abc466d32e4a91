import { hasAccepted } from '#contract/users.ts';
import { AppError } from '../shared/app-error.ts';
import { env } from '../shared/env.ts';
import { ok } from '../shared/http/answer.ts';
import { findUser, insertAcceptedTerms } from '../shared/identity/user-repository.ts';
import type { UserOperations } from './subjects.ts';

/** Stores that the caller accepts the current terms. A repeated acceptance keeps the first instant. */
export const acceptTerms: UserOperations['acceptTerms'] = async (request) => {
  const { actor, now } = request;
  const { version } = request.body;
  if (version !== env.TERMS_VERSION) {
    throw new AppError('VALIDATION_FAILED', {
      errors: [{ path: 'version', code: 'INVALID_VALUE' }],
    });
  }
  const acceptedAt = now.toISOString();
  // Another call may have changed the user meanwhile.
  const user = await findUser(actor.userId);
  if (user && user.status !== 'active') throw new AppError('UNAUTHENTICATED');
  const base = { ...actor, createdAt: user?.createdAt ?? acceptedAt };
  if (user?.terms && hasAccepted(user.terms, version)) return ok({ ...base, terms: user.terms });
  const terms = { version, acceptedAt };
  return ok({ ...base, terms }, insertAcceptedTerms(actor.userId, terms, now));
};
