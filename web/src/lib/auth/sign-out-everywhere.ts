import { fetchAuthSession } from 'aws-amplify/auth';
import { askIdentity } from './ask-identity.ts';
import { configureAmplify } from './configure-amplify.ts';
import { identityErrorCodeOf, withIdentity } from './with-identity.ts';

/**
 * Revokes all sessions of the token's user (Cognito's GlobalSignOut). Throws an error named like the service's error,
 * or NetworkError. Amplify's `signOut({ global: true })` hides failures.
 */
export const globalSignOut = (accessToken: string): Promise<void> =>
  askIdentity('GlobalSignOut', { AccessToken: accessToken });

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
