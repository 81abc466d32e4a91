import { useTranslation } from 'react-i18next';
import { IdentityError } from './auth/identity-error.ts';
import { errorCodeOf } from './error-code.ts';

/** Gives the sentence for any failure, of the API or of the identity service, in the user's language. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) =>
    error instanceof IdentityError
      ? t(`identityErrors.${error.code}`)
      : t(`errors.${errorCodeOf(error)}`);
}
