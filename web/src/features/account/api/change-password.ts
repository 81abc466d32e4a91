import { updatePassword } from 'aws-amplify/auth';
import { validatorRoutes } from '#contract/routes/validators.ts';
import type { FirstAccessInput } from '#contract/validators.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';
import { callRoute } from '#web/lib/http/call-route.ts';
import { forget } from '#web/lib/storage.ts';

/**
 * Changes the active user's password, which also ends the requirement to change a temporary one. Where the server
 * requires it, the server changes the password, so that it knows that it was changed. Throws IdentityError, or
 * ApiError from the server.
 */
export async function changePassword(
  change: FirstAccessInput,
  isRequiredByServer: boolean,
): Promise<void> {
  if (isRequiredByServer) {
    await callRoute(validatorRoutes.completeFirstAccess, { body: change });
  } else {
    configureAmplify();
    const { previousPassword: oldPassword, newPassword } = change;
    await withIdentity(() => updatePassword({ oldPassword, newPassword }));
  }
  forget('isPasswordRequired');
}
