import { confirmSignUp, resendSignUpCode } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';

/** Confirms the e-mail with the code that was mailed. */
export async function confirmSignUpWith(email: string, code: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => confirmSignUp({ username: email, confirmationCode: code }));
}

/** Mails another code. */
export async function resendCode(email: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => resendSignUpCode({ username: email }));
}
