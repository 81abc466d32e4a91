import { getCurrentUser, signOut } from 'aws-amplify/auth';
import { configureAmplify } from './configure-amplify.ts';
import { identityErrorCodeOf, withIdentity } from './identity-error.ts';

/** Revokes the user's sessions on all devices; succeeds where the session has ended already. Throws IdentityError. */
export async function signOutEverywhere(): Promise<void> {
  configureAmplify();
  try {
    await withIdentity(async () => {
      await getCurrentUser();
      await signOut({ global: true });
    });
  } catch (error) {
    const code = identityErrorCodeOf(error);
    if (code !== 'SESSION_ENDED' && code !== 'NOT_AUTHORIZED') throw error;
  }
}
