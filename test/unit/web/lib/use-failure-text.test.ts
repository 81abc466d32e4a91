import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { type FailureContext, useFailureText } from '#web/platform/api/use-failure-text.ts';
import { ApiError } from '#web/platform/http/api-error.ts';

jest.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { language: 'pt' } }),
}));

const apiError = new ApiError({ code: 'NETWORK', status: 0 });

describe('the message of a lost connection', () => {
  it.each<[FailureContext, Error, string]>([
    ['form', apiError, 'errors.ofForm.NETWORK'],
    ['page', apiError, 'errors.NETWORK'],
    ['form', new IdentityError('NETWORK', undefined), 'identityErrors.NETWORK'],
    ['page', new IdentityError('NETWORK', undefined), 'errors.NETWORK'],
    ['page', new IdentityError('USER_DISABLED', undefined), 'identityErrors.USER_DISABLED'],
  ])('mentions the typed values only in a %s', (context, error, key) => {
    expect(useFailureText(context)(error)).toBe(key);
  });
});
