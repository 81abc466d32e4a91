import { updatePassword } from 'aws-amplify/auth';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import type { FirstAccessInput } from '#contract/validators/validators.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { identityErrorCodeOf, withIdentity } from '#web/lib/auth/with-identity.ts';
import { removeStored } from '#web/lib/storage.ts';
import { callRoute, IntentKey } from '#web/platform/api/api.ts';
import { ApiError, type ApiErrorCode } from '#web/platform/http/http.ts';

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

/** Whether the password was changed now, or by an earlier try with another one whose answer was lost. */
type PasswordChange = 'changed' | 'changed-before';

/** Codes of the server for users who have no temporary password: of validators, and of others. */
const notRequired: readonly ApiErrorCode[] = ['INVALID_TRANSITION', 'FORBIDDEN'];

async function changeAtServer(
  change: FirstAccessInput,
  intent: IntentKey,
): Promise<PasswordChange> {
  const { completeFirstAccess } = validatorRoutes;
  const idempotencyKey = intent.for(change);
  try {
    await callRoute(completeFirstAccess, { body: change, idempotencyKey });
    intent.settle();
    return 'changed';
  } catch (error) {
    intent.settle(error);
    if (!(error instanceof ApiError && notRequired.includes(error.code))) throw error;
    const { isPasswordRequired } = await callRoute(userRoutes.getMe, {});
    if (isPasswordRequired) throw error;
    return 'changed-before';
  }
}

/**
 * The change of the active user's password, which may be tried again. It also ends the requirement to change a
 * temporary one. Where the server requires it, the server changes the password, so that it knows that it was changed.
 * Throws IdentityError, or ApiError: from the server, and for a wrong previous password.
 */
export function passwordChange() {
  const intent = new IntentKey();
  return async (change: FirstAccessInput, isRequiredByServer: boolean): Promise<PasswordChange> => {
    if (isRequiredByServer) {
      // From here on the server says whether it is required, also after a lost answer and a reload.
      removeStored('isPasswordRequired');
      return changeAtServer(change, intent);
    }
    await changeAtIdentityService(change);
    removeStored('isPasswordRequired');
    return 'changed';
  };
}
