import { queryOptions } from '@tanstack/react-query';
import {
  fetchUserAttributes,
  setUpTOTP,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { staffRoutes } from '#contract/staff/routes.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { forgetUser } from '#web/lib/auth/session-end.ts';
import { signOutEverywhere } from '#web/lib/auth/sign-out-everywhere.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { callRoute } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { appCodeFailure } from './app-code.ts';

/** Query of a new secret for a code app. The old app stays valid until a code of the new one is given. */
export const newSecretQuery = queryOptions({
  queryKey: ['second-factor', 'new-secret'],
  queryFn: async () => {
    configureAmplify();
    const [{ sharedSecret, getSetupUri }, { email = '' }] = await withIdentity(() =>
      Promise.all([setUpTOTP(), fetchUserAttributes()]),
    );
    const link = getSetupUri('Vitrine', encodeURIComponent(email)).toString();
    return { secret: sharedSecret, link };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Checks a code of the app with the new secret, which then replaces an earlier secret. Throws IdentityError. */
export async function proveCodeApp(code: string): Promise<void> {
  try {
    await verifyTOTPSetup({ code });
  } catch (error) {
    throw appCodeFailure(error);
  }
}

/** Makes the identity service ask for a code from the next sign-in on. Throws IdentityError. */
export async function askForCodes(): Promise<void> {
  await withIdentity(() => updateMFAPreference({ totp: 'PREFERRED' }));
}

/**
 * Signs staff out after the set-up of a second factor. The API learns of the new factor by a call that it refuses, and
 * sign-ins before that call do not count, so this makes the call. Throws ApiError or IdentityError; the user is still
 * signed in then.
 */
export async function leaveToSignInAgain(): Promise<void> {
  try {
    await callRoute(staffRoutes.listBusinessesForStaff, { query: { limit: 1 } });
  } catch (error) {
    if (!hasCode(error, 'SECOND_FACTOR_REQUIRED')) throw error;
  }
  await signOutEverywhere();
  forgetUser();
}
