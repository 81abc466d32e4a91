import { fetchAuthSession } from 'aws-amplify/auth';
import { configureAmplify } from './configure-amplify.ts';
import { globalSignOut } from './global-sign-out.ts';
import { identityErrorCodeOf, withIdentity } from './with-identity.ts';

/** Revokes the user's sessions on all devices, if any, but keeps this device's data. Throws IdentityError. */
export async function signOutEverywhere(): Promise<void> {
  configureAmplify();
  try {
    await withIdentity(async () => {
      const { tokens } = await fetchAuthSession();
      if (tokens) await globalSignOut(tokens.accessToken.toString());
    });
  } catch (error) {
    const code = identityErrorCodeOf(error);
    if (code !== 'SESSION_ENDED' && code !== 'NOT_AUTHORIZED') throw error;
  }
}
