import { updatePassword } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';
import { forget } from '#web/lib/storage.ts';

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/** Changes the active user's password, which also ends the requirement to change a temporary one. Throws IdentityError. */
export async function changePassword(change: PasswordChange): Promise<void> {
  configureAmplify();
  await withIdentity(() => updatePassword(change));
  forget('isPasswordRequired');
}
