import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';

/** Confirms an e-mail with the code that was sent to it. Throws IdentityError. */
export async function confirmSignUpWith(email: string, code: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => confirmSignUp({ username: email, confirmationCode: code }));
}

/** Sends another code by e-mail. Throws IdentityError. */
export async function resendCode(email: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => resendSignUpCode({ username: email }));
}
