import { useTranslation } from 'react-i18next';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { formatWait } from '#web/lib/format/wait.ts';
import { ApiError, errorCodeOf } from '#web/platform/http/http.ts';

/** Where a failure is shown: in a form, whose input is kept, or on a page that only shows something. */
export type FailurePlace = 'form' | 'page';

/** Gives the sentence for any failure, of the API or of the identity service, in the user's language. */
export function useFailureText(place: FailurePlace = 'page'): (error: unknown) => string {
  const { t, i18n } = useTranslation();
  return (error) => {
    if (error instanceof IdentityError) {
      // The sentence of the identity service is about input, which a page has none of.
      const isOfPage = place === 'page' && error.code === 'NETWORK';
      return t(isOfPage ? 'errors.NETWORK' : `identityErrors.${error.code}`);
    }
    const code = errorCodeOf(error);
    const retryAfter = error instanceof ApiError && error.retryAfter;
    if (retryAfter && (code === 'TOO_MANY_REQUESTS' || code === 'UNAVAILABLE')) {
      return t(`errors.wait.${code}`, { when: formatWait(retryAfter, i18n.language) });
    }
    const isOfForm = place === 'form' && (code === 'NETWORK' || code === 'TIMEOUT');
    return t(isOfForm ? `errors.ofForm.${code}` : `errors.${code}`);
  };
}
