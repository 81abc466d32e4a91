import { useTranslation } from 'react-i18next';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { ApiError, errorCodeOf } from '#web/platform/http/http.ts';

/** The place of a failure message: a form, whose input stays, or a page without input. */
export type FailureContext = 'form' | 'page';

/** Returns a function that describes any failure, of the API or the identity service, in the user's language. */
export function useFailureText(context: FailureContext = 'page'): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (error instanceof IdentityError) {
      // Cognito's network message talks about the form; a page has no form.
      const isOfPage = context === 'page' && error.code === 'NETWORK';
      return t(isOfPage ? 'errors.NETWORK' : `identityErrors.${error.code}`);
    }
    const code = errorCodeOf(error);
    const retryAfter = error instanceof ApiError && error.retryAfter;
    if (retryAfter && (code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE')) {
      return t(`errors.wait.${code}`, { when: formatWait(retryAfter, i18n.language) });
    }
    const isOfForm = context === 'form' && (code === 'NETWORK' || code === 'TIMEOUT');
    return t(isOfForm ? `errors.ofForm.${code}` : `errors.${code}`);
  };
}
