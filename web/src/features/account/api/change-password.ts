import { updatePassword } from 'aws-amplify/auth';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { FirstAccessInput } from '#contract/validators/validators.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { removeStored } from '#web/lib/storage.ts';
import { callRoute, IntentKey } from '#web/platform/api/api.ts';
import { ApiError, type ApiErrorCode } from '#web/platform/http/http.ts';

/** Converts wrong credentials to an error of the field `previousPassword`, as the API reports it. */
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

/** Whether the password was changed now, or by an earlier attempt whose answer was lost. */
type PasswordChange = 'changed' | 'changed-before';

/** Server codes for users without a temporary password: validators, and others. */
const notRequired: readonly ApiErrorCode[] = ['INVALID_TRANSITION', 'FORBIDDEN'];

async function changeAtServer(
  change: FirstAccessInput,
  intent: IntentKey,
): Promise<PasswordChange> {
  const { completeFirstAccess } = validatorRoutes;
  const idempotencyKey = intent.for(change);
  try {
    await callRoute(completeFirstAccess, { body: change, idempotencyKey });
    intent.finish();
    return 'changed';
  } catch (error) {
    intent.finish(error);
    if (!(error instanceof ApiError && notRequired.includes(error.code))) throw error;
    const { isPasswordRequired } = await callRoute(userRoutes.getMe, {});
    if (isPasswordRequired) throw error;
    return 'changed-before';
  }
}

/**
 * Returns a function that changes the user's password and can be retried. If a temporary password must be replaced, the
 * server makes the change, so that it knows of it. Throws IdentityError, or ApiError from the server or for a wrong
 * previous password.
 */
export function passwordChange() {
  const intent = new IntentKey();
  return async (change: FirstAccessInput, isRequiredByServer: boolean): Promise<PasswordChange> => {
    if (isRequiredByServer) {
      // From here on the server knows if a change is required, even after a lost answer and a reload.
      removeStored('isPasswordRequired');
      return changeAtServer(change, intent);
    }
    await changeAtIdentityService(change);
    removeStored('isPasswordRequired');
    return 'changed';
  };
}
