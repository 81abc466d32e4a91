import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { type SessionEnd, sessionEnd } from '#web/lib/auth/session-end.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import {
  type AccountNavigationState,
  useAccountNavigationState,
} from '../account-navigation-state.ts';
import { signInWith } from '../api/sign-in.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { TextLink } from '../components/text-link.tsx';
import { useAccountLinks } from '../use-account-links.ts';
import { useLand } from '../use-land.ts';
import { useLoginForm } from '../use-login-form.tsx';

const sessionEndTexts = {
  expired: 'login.sessionEnded',
  refused: 'login.sessionRefused',
  disabled: 'identityErrors.USER_DISABLED',
} as const satisfies Readonly<Record<SessionEnd, string>>;

/** The sign-in; then the user goes to the page in `?from=` or to their landing screen. */
export default function Login() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const land = useLand();
  const { from, to } = useAccountLinks();
  const ended = sessionEnd();
  const { email = '', notice } = useAccountNavigationState();
  const { form, failure, isSending, submit } = useLoginForm(email, async (credentials) => {
    const result = await signInWith(credentials);
    const state: AccountNavigationState = { email: credentials.email, notice: 'confirm-first' };
    if (result === 'confirm-signup') {
      navigate(to('confirmSignup'), { replace: true, state });
    } else if (result === 'reset-password') {
      navigate(to('forgot'), { replace: true, state });
    } else {
      // The page is that of the user whose session expired.
      await land(result === 'signed-in-as-other' ? null : from);
    }
  });

  return (
    <AccountPage title={t('login.title')} subtitle={t('login.subtitle')}>
      {ended && !failure && (
        <Alert color="yellow" role="status">
          {t(sessionEndTexts[ended])}
        </Alert>
      )}
      {notice && notice !== 'confirm-first' && !failure && (
        <Alert color="teal" role="status">
          {t(`login.notices.${notice}`)}
        </Alert>
      )}
      <ErrorAlert error={failure} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <EmailField {...form.getInputProps('email')} />
          <PasswordInput
            label={t('account.password')}
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Group justify="flex-end">
            <TextLink to={to('forgot')} state={{ email: form.values.email }}>
              {t('login.forgot')}
            </TextLink>
          </Group>
          <Button type="submit" loading={isSending} fullWidth>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        {t('login.noAccount')} <TextLink to={to('signup')}>{t('login.signup')}</TextLink>
      </Text>
    </AccountPage>
  );
}
