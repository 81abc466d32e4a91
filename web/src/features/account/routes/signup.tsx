import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { appConfig } from '#web/config/app-config.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { AccountPage } from '../components/forms/account-page.tsx';
import { EmailField } from '../components/forms/email-field.tsx';
import { NewPasswordField } from '../components/forms/new-password-field.tsx';
import { TextLink } from '../components/forms/text-link.tsx';
import { useAccountLinks } from '../use-account-links.ts';
import { useSignupForm } from '../use-signup-form.ts';

/** Loads Amplify and the code that sends the form, which the page does not need before. Throws IdentityError. */
async function loadSending() {
  try {
    return await import('../api/sign-up.ts');
  } catch (cause) {
    throw new IdentityError('NETWORK', cause);
  }
}

/** Creates an account; the user then confirms the e-mail with a code. */
export default function Signup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useAccountLinks();
  const { termsUrl, privacyUrl } = appConfig();
  const { form, failure, isSending, submit } = useSignupForm(async (account) => {
    const { signUpWith } = await loadSending();
    await signUpWith(account);
    navigate(to('confirmSignup'), { replace: true, state: { email: account.email } });
  });
  useLoadWhenIdle(loadSending);

  return (
    <AccountPage title={t('signup.title')} subtitle={t('signup.subtitle')}>
      <ErrorAlert error={failure} />
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <TextInput
            label={t('account.name')}
            name="name"
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <EmailField {...form.getInputProps('email')} />
          <PhoneInput
            label={t('account.phone')}
            description={t('common.optional')}
            name="phone"
            autoComplete="tel-national"
            {...form.getInputProps('phone')}
          />
          <NewPasswordField
            label={t('account.password')}
            typed={form.values.password}
            {...form.getInputProps('password')}
          />
          <Checkbox
            label={
              <Trans
                i18nKey="signup.accepts"
                components={{
                  terms: (
                    <Anchor
                      href={termsUrl}
                      target="_blank"
                      rel="noreferrer"
                      inherit
                      underline="always"
                    />
                  ),
                  privacy: (
                    <Anchor
                      href={privacyUrl}
                      target="_blank"
                      rel="noreferrer"
                      inherit
                      underline="always"
                    />
                  ),
                }}
              />
            }
            {...form.getInputProps('acceptsTerms', { type: 'checkbox' })}
          />
          <Button type="submit" loading={isSending} fullWidth>
            {t('signup.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        {t('signup.hasAccount')} <TextLink to={to('login')}>{t('signup.login')}</TextLink>
      </Text>
    </AccountPage>
  );
}
