import { updateUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/identity-error.ts';

/** Changes the active user's name at the identity service. Throws IdentityError. */
export async function changeName(name: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => updateUserAttributes({ userAttributes: { name } }));
}
