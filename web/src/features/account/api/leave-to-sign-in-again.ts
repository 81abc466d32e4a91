import { staffRoutes } from '#contract/staff/routes.ts';
import { forgetUser } from '#web/lib/auth/session-end.ts';
import { signOutEverywhere } from '#web/lib/auth/sign-out-everywhere.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';

/**
 * Signs staff out after the set-up of a second factor. The API learns of the new factor by a call that it refuses, and
 * sign-ins before that call do not count, so this makes the call. Throws ApiError or IdentityError; the user is still
 * signed in then.
 */
export async function leaveToSignInAgain(): Promise<void> {
  try {
    await callRoute(staffRoutes.listBusinessesForStaff, { query: { limit: 1 } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')) throw error;
  }
  await signOutEverywhere();
  forgetUser();
}
