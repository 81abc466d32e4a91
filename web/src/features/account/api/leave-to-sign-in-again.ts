import { staffRoutes } from '#contract/staff/routes.ts';
import { forgetUser } from '#web/lib/auth/forget-user.ts';
import { signOutEverywhere } from '#web/lib/auth/sign-out-everywhere.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';

/**
 * Signs staff out, so that they sign in with their second factor. The API learns of a new one by the first call after
 * it was set up, which it refuses, and no sign-in before that call counts: so the call is made here. Throws ApiError or
 * IdentityError; the user is signed in still then.
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
