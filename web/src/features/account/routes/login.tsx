import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { hasSessionEnded } from '#web/lib/auth/session-end.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import {
  type AccountNavigationState,
  useAccountNavigationState,
} from '../account-navigation-state.ts';
import { loginInput } from '../account-schemas.ts';
import { signInWith } from '../api/sign-in.ts';
import { AccountPage } from '../components/account-page.tsx';
import { EmailField } from '../components/email-field.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { TextLink } from '../components/text-link.tsx';

/** The sign-in; then the user goes to the page in `?from=` or to their landing screen. */
export default function Login() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { email = '', notice } = useAccountNavigationState();
  const { form, failure, isSending, submit } = useContractForm({
    schema: loginInput,
    initialValues: { email, password: '' },
  });

  const send = submit(async (credentials) => {
    const result = await signInWith(credentials);
    const state: AccountNavigationState = { email: credentials.email, notice: 'confirm-first' };
    if (result === 'confirm-signup') {
      navigate(linkTo('confirmSignup'), { replace: true, state });
    } else if (result === 'reset-password') {
      navigate(linkTo('forgot'), { replace: true, state });
    } else {
      const { landingPath } = await import('#web/session/landing-path.ts');
      navigate(await landingPath(queryClient, search.get('from')), { replace: true });
    }
  });

  return (
    <AccountPage title={t('login.title')} subtitle={t('login.subtitle')}>
      {hasSessionEnded() && !failure && (
        <Alert color="yellow" role="status">
          {t('login.sessionEnded')}
        </Alert>
      )}
      {notice === 'confirmed' && <Alert color="teal">{t('login.confirmed')}</Alert>}
      {notice === 'password-set' && <Alert color="teal">{t('login.passwordSet')}</Alert>}
      <ErrorAlert error={failure} />
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <EmailField {...form.getInputProps('email')} />
          <PasswordInput
            label={t('account.password')}
            name="password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
          <Group justify="flex-end">
            <TextLink to={linkTo('forgot')} state={{ email: form.values.email }}>
              {t('login.forgot')}
            </TextLink>
          </Group>
          <Button type="submit" loading={isSending} fullWidth>
            {t('login.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        {t('login.noAccount')} <TextLink to={linkTo('signup')}>{t('login.signup')}</TextLink>
      </Text>
    </AccountPage>
  );
}
