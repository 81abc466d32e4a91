import { fetchUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from './configure-amplify.ts';
import { withIdentity } from './with-identity.ts';

/** Returns the version of the terms accepted at sign-up; undefined without one. Throws IdentityError. */
export async function termsAtSignUp(): Promise<string | undefined> {
  configureAmplify();
  const attributes = await withIdentity(() => fetchUserAttributes());
  return attributes['custom:termsVersion'];
}
