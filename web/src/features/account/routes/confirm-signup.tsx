import { Alert, Button, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { emailField } from '#contract/accounts/email.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import {
  type AccountNavigationState,
  useAccountNavigationState,
  useLand,
} from '../account-navigation.ts';
import { codeInput } from '../account-schemas.ts';
import { confirmSignUpWith, resendCode } from '../api/email-codes.ts';
import { EmailField } from '../components/forms/account-fields.tsx';
import { AccountPage, TextLink, useAccountLinks } from '../components/forms/account-page.tsx';
import { CodeInput } from '../components/forms/code-input.tsx';

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

/** Confirms the e-mail of a new account with the code from that e-mail. */
export default function ConfirmSignup() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const land = useLand();
  const { from, to } = useAccountLinks();
  const { email, notice } = useAccountNavigationState();
  const { form, failure, isSending, submit } = useContractForm({
    schema: codeInput,
    initialValues: { email: email ?? '', code: '' },
  });

  const send = submit(async (input) => {
    const result = await confirmSignUpWith(input.email, input.code);
    const state: AccountNavigationState = { email: input.email, notice: 'confirmed' };
    if (result === 'confirmed') navigate(to('login'), { replace: true, state });
    // If the landing page does not load, the sign-in's guard retries and shows why.
    else
      await land(result === 'signed-in' ? from : null).catch(() =>
        navigate(to('login'), { replace: true }),
      );
  });

  return (
    <AccountPage
      title={t('confirmSignup.title')}
      subtitle={email ? t('confirmSignup.subtitle', { email }) : t('confirmSignup.anyEmail')}
    >
      {notice === 'confirm-first' && !failure && (
        <Alert color="yellow" role="status">
          {t('confirmSignup.confirmFirst')}
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
      <Text ta="center">
        <TextLink to={to('login')}>{t('account.backToLogin')}</TextLink>
      </Text>
    </AccountPage>
  );
}
