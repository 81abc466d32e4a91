import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Anchor, Button, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { appConfig } from '#web/config/app-config.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { PhoneInput } from '#web/ui/inputs/phone-input.tsx';
import { type AccountNavigationState, useAccountNavigationState } from '../account-state.ts';
import { EmailField } from '../components/forms/account-fields.tsx';
import {
  AccountPage,
  OffersLink,
  TextLink,
  useAccountLinks,
} from '../components/forms/account-page.tsx';
import { NewPasswordField } from '../components/forms/new-password-field.tsx';
import { signupInput } from '../signup-schema.ts';
import {
  changeOfSentSignup,
  keepSentSignup,
  type SignupValues,
  saveTypedSignup,
  typedSignup,
  useForgetOnLeaving,
} from '../typed-signup.ts';

/**
 * The form of the sign-up, with its earlier input: Back from the confirmation of the e-mail leads here. A visitor of an
 * open page is not asked for a phone, and none from an earlier form is sent.
 */
function useSignupForm(
  send: (account: z.output<typeof signupInput>, typed: SignupValues) => Promise<void>,
) {
  const [userId] = useState(storedUserId);
  const { email } = useAccountNavigationState();
  const { openPage } = useAccountLinks();
  const [initialValues] = useState(() => {
    const typed = typedSignup(userId);
    const phone = openPage ? '' : typed.phone;
    return { ...typed, phone, email: typed.email || (email ?? '') };
  });
  const { form, failure, isSending, submit } = useContractForm({
    schema: signupInput,
    initialValues,
  });

  const { values } = form;
  useEffect(() => {
    // Reading a draft does not extend its life.
    if (values !== initialValues) saveTypedSignup(userId, values);
  }, [values, initialValues, userId]);

  return {
    form,
    failure,
    isSending,
    submit: submit((account) => send(account, values)),
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
  useForgetOnLeaving();
  const navigate = useNavigate();
  const { openPage, purpose, to } = useAccountLinks();
  const { termsUrl, privacyUrl } = appConfig();
  const { form, failure, isSending, submit } = useSignupForm(async (account, typed) => {
    const change = changeOfSentSignup(typed);
    if (change === 'email') {
      const { signUpWith } = await loadSending();
      await signUpWith(account);
      keepSentSignup(typed);
    }
    const state: AccountNavigationState = {
      email: account.email,
      isFromForm: true,
      // The pool refuses a second account with this e-mail.
      ...(change === 'others' && { notice: 'already-created' }),
    };
    // A new history entry, so that Back leads to the form.
    navigate(to('confirmSignup'), { state });
  });
  useLoadWhenIdle(loadSending);

  // The guard of the sign-in redirects to the page: Back from there leads here.
  if (openPage && storedUserId()) return <Navigate to={to('login')} replace />;
  return (
    <AccountPage title={t('signup.title')} subtitle={t(`signup.${purpose}`)}>
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
          {!openPage && (
            <PhoneInput
              label={t('account.phone')}
              description={t('common.optional')}
              name="phone"
              autoComplete="tel-national"
              {...form.getInputProps('phone')}
            />
          )}
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
      <OffersLink />
    </AccountPage>
  );
}
