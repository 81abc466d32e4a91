import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { emailField } from '#contract/accounts/email.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useLand } from '../account-navigation.ts';
import { codeInput } from '../account-schemas.ts';
import { type AccountNavigationState, useAccountNavigationState } from '../account-state.ts';
import { confirmSignUpWith, resendCode } from '../api/email-codes.ts';
import { EmailField } from '../components/forms/account-fields.tsx';
import { AccountPage, TextLink, useAccountLinks } from '../components/forms/account-page.tsx';
import { CodeInput } from '../components/forms/code-input.tsx';
import { forgetTypedSignup, useForgetOnLeaving } from '../typed-signup.ts';

/** Sends another code by e-mail. */
function ResendCode({ email }: { readonly email: string }) {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useMutation({
    mutationFn: resendCode,
    onSuccess: () => showToast(t('account.codeSent')),
  });
  return (
    <>
      <ErrorAlert error={error} context="page" />
      <Button
        variant="default"
        loading={isPending}
        disabled={!emailField.safeParse(email).success}
        onClick={() => mutate(email.trim())}
        fullWidth
      >
        {t('account.resendCode')}
      </Button>
    </>
  );
}

/** Leads to the filled-in form of the sign-up: another e-mail needs another account. */
function CorrectEmail() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useAccountLinks();
  const { email, isFromForm } = useAccountNavigationState();
  const text = t('confirmSignup.correctEmail');
  return (
    <Text ta="center">
      {t('confirmSignup.wrongEmail')}{' '}
      {isFromForm ? (
        <Anchor
          component="button"
          type="button"
          fw={550}
          underline="always"
          onClick={() => navigate(-1)}
        >
          {text}
        </Anchor>
      ) : (
        <TextLink to={to('signup')} {...(email && { state: { email } })}>
          {text}
        </TextLink>
      )}
    </Text>
  );
}

/** Confirms the e-mail of a new account with the code from that e-mail. */
export default function ConfirmSignup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const land = useLand();
  const { to } = useAccountLinks();
  const { email, notice } = useAccountNavigationState();
  const [visitorId] = useState(storedUserId);
  useForgetOnLeaving();
  const { form, failure, isSending, submit } = useContractForm({
    schema: codeInput,
    initialValues: { email: email ?? '', code: '' },
  });

  const send = submit(async (input) => {
    const result = await confirmSignUpWith(input.email, input.code);
    forgetTypedSignup(visitorId);
    const state: AccountNavigationState = { email: input.email, notice: 'confirmed' };
    if (result === 'confirmed') navigate(to('login'), { replace: true, state });
    // If the landing page does not load, the sign-in's guard retries and shows why.
    else
      await land(result === 'signed-in-as-other').catch(() =>
        navigate(to('login'), { replace: true }),
      );
  });

  return (
    <AccountPage
      title={t('confirmSignup.title')}
      subtitle={email ? t('confirmSignup.subtitle', { email }) : t('confirmSignup.anyEmail')}
    >
      {(notice === 'confirm-first' || notice === 'already-created') && !failure && (
        <Alert color="yellow" role="status">
          {t(`confirmSignup.${notice === 'confirm-first' ? 'confirmFirst' : 'alreadyCreated'}`)}
        </Alert>
      )}
      <ErrorAlert error={failure} />
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          {!email && <EmailField {...form.getInputProps('email')} />}
          <CodeInput {...form.getInputProps('code')} />
          <Button type="submit" loading={isSending} fullWidth>
            {t('confirmSignup.submit')}
          </Button>
        </Stack>
      </form>
      <ResendCode email={form.values.email} />
      {email && <CorrectEmail />}
      <Text ta="center">
        <TextLink to={to('login')}>{t('account.backToLogin')}</TextLink>
      </Text>
    </AccountPage>
  );
}
