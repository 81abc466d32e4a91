import { hasAccepted } from '#contract/accounts/has-accepted.ts';
import { env } from '#lambdas/platform/aws/env.ts';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { ok } from '#lambdas/platform/http/answer.ts';
import { findUser, insertAcceptedTerms } from '#lambdas/platform/identity/user-store.ts';
import type { UserOperations } from './user-targets.ts';

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
