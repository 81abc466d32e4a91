import { askIdentity } from './ask-identity.ts';

/**
 * Revokes all sessions of the token's user (Cognito's GlobalSignOut). Throws an error named like the service's error,
 * or NetworkError. Amplify's `signOut({ global: true })` hides failures.
 */
export const globalSignOut = (accessToken: string): Promise<void> =>
  askIdentity('GlobalSignOut', { AccessToken: accessToken });
