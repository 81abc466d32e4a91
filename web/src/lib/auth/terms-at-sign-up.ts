import { fetchUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from './configure-amplify.ts';
import { withIdentity } from './identity-error.ts';

/**
 * The version of the terms that the active user accepted when they signed up; undefined for a user
 * whose account was made by someone else. Throws IdentityError.
 */
export async function termsAtSignUp(): Promise<string | undefined> {
  configureAmplify();
  const attributes = await withIdentity(() => fetchUserAttributes());
  return attributes['custom:termsVersion'];
}
