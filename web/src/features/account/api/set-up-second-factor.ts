import { queryOptions } from '@tanstack/react-query';
import {
  fetchUserAttributes,
  setUpTOTP,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { appCodeFailure } from './app-code-failure.ts';

/**
 * A new secret for the active user's code app, in base32, and the `otpauth:` link by which an app takes it. An app that
 * is set up already counts until a code of the new one was given. Never kept: another visit gets another secret.
 */
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

/** Proves by a code that the app has the new secret, which takes the place of an earlier one. Throws IdentityError. */
export async function proveCodeApp(code: string): Promise<void> {
  try {
    await verifyTOTPSetup({ code });
  } catch (error) {
    throw appCodeFailure(error);
  }
}

/** From the next sign-in on, the identity service asks for a code of the app that was proved. Throws IdentityError. */
export async function askForCodes(): Promise<void> {
  await withIdentity(() => updateMFAPreference({ totp: 'PREFERRED' }));
}
