import { signUp } from 'aws-amplify/auth';
import { locales } from '#contract/http/languages.ts';
import { appConfig } from '#web/config/app-config.ts';
import { configureAmplify } from '#web/lib/auth/configure-amplify.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';

interface NewAccount {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** E.164, or empty. */
  readonly phone: string;
}

/**
 * Creates an account with the accepted version of the terms, the time, and the language of its mails. Confirming its
 * e-mail on this page then signs in. Throws IdentityError.
 */
export async function signUpWith({ name, email, password, phone }: NewAccount): Promise<void> {
  configureAmplify();
  await withIdentity(() =>
    signUp({
      username: email,
      password,
      options: {
        autoSignIn: true,
        userAttributes: {
          email,
          name,
          ...(phone && { phone_number: phone }),
          locale: locales[currentLanguage()],
          'custom:country': 'BR',
          'custom:termsVersion': appConfig().termsVersion,
          'custom:termsAcceptedAt': new Date().toISOString(),
        },
      },
    }),
  );
}
