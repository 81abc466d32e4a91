import { updateUserAttributes } from 'aws-amplify/auth';
import { configureAmplify } from './configure-amplify.ts';
import { withIdentity } from './with-identity.ts';

/** Stores the language of the active user, such as `pt-BR`, at the identity service. Throws IdentityError. */
export async function saveLanguage(locale: string): Promise<void> {
  configureAmplify();
  await withIdentity(() => updateUserAttributes({ userAttributes: { locale } }));
}
