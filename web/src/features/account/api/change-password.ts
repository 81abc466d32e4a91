import { updatePassword } from 'aws-amplify/auth';
import { validatorRoutes } from '#contract/routes/validators.ts';
import type { FirstAccessInput } from '#contract/validators.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { callRoute } from '#web/lib/http/call-route.ts';
import { forget } from '#web/lib/storage.ts';

/** What the identity service calls wrong credentials is a wrong password here, which the API tells of its field. */
function refusalOf(error: unknown): unknown {
  if (identityErrorCodeOf(error) !== 'WRONG_CREDENTIALS') return error;
  const fieldErrors = [{ path: 'previousPassword', code: 'WRONG_PASSWORD' }] as const;
  return new ApiError({ code: 'VALIDATION_FAILED', status: 400, fieldErrors }, { cause: error });
}

async function changeAtIdentityService(change: FirstAccessInput): Promise<void> {
  configureAmplify();
  const { previousPassword: oldPassword, newPassword } = change;
  try {
    await withIdentity(() => updatePassword({ oldPassword, newPassword }));
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Changes the active user's password, which also ends the requirement to change a temporary one. Where the server
 * requires it, the server changes the password, so that it knows that it was changed. Throws IdentityError, or
 * ApiError: from the server, and for a wrong previous password.
 */
export async function changePassword(
  change: FirstAccessInput,
  isRequiredByServer: boolean,
): Promise<void> {
  if (isRequiredByServer) await callRoute(validatorRoutes.completeFirstAccess, { body: change });
  else await changeAtIdentityService(change);
  forget('isPasswordRequired');
}
