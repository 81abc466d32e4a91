import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { appConfig } from '#web/config/app-config.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { type Draft, deleteDraft, readDraft, updateDraft } from '#web/platform/drafts/drafts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { EmailField } from '../components/forms/account-fields.tsx';
import { AccountPage, TextLink, useAccountLinks } from '../components/forms/account-page.tsx';
import { NewPasswordField } from '../components/forms/new-password-field.tsx';
import { signupInput } from '../signup-schema.ts';

const empty = { name: '', email: '', phone: '', password: '', acceptsTerms: false };
const path = linkToScreen('signup');

/** The form of the sign-up. Saves a draft without the password; after a reload, the terms must be accepted again. */
function useSignupForm(send: (account: z.output<typeof signupInput>) => Promise<void>) {
  const [userId] = useState(storedUserId);
  const [initialValues] = useState(() => {
    const saved = readDraft<Draft<Partial<typeof empty>>>(userId, path)?.typed;
    return { ...empty, ...saved };
  });
  const { form, failure, isSending, submit } = useContractForm({
    schema: signupInput,
    initialValues,
  });

  const { values } = form;
  useEffect(() => {
    // Reading a draft does not extend its life.
    if (values !== initialValues) {
      updateDraft(userId, path, { initial: empty, typed: values }, ['password', 'acceptsTerms']);
    }
  }, [values, initialValues, userId]);

  return {
    form,
    failure,
    isSending,
    submit: submit(async (account) => {
      await send(account);
      deleteDraft(userId, path);
    }),
  };
}

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
