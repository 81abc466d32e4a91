import { Alert, Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { emailInput } from '../account-schemas.ts';
import { useAccountNavigationState } from '../account-state.ts';
import { requestResetCode } from '../api/email-codes.ts';
import { EmailField } from '../components/forms/account-fields.tsx';
import { AccountPage, TextLink, useAccountLinks } from '../components/forms/account-page.tsx';

/** Requests a code for setting a new password. */
export default function Forgot() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useAccountLinks();
  const { email = '', notice } = useAccountNavigationState();
  const { form, failure, isSending, submit } = useContractForm({
    schema: emailInput,
    initialValues: { email },
  });

  const send = submit(async (input) => {
    await requestResetCode(input.email);
    navigate(to('confirmForgot'), { replace: true, state: { email: input.email } });
  });

  return (
    <AccountPage title={t('forgot.title')} subtitle={t('forgot.subtitle')}>
      {notice === 'reset-first' && !failure && (
        <Alert color="yellow" role="status">
          {t('forgot.resetFirst')}
        </Alert>
      )}
      <ErrorAlert error={failure} />
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <EmailField {...form.getInputProps('email')} />
          <Button type="submit" loading={isSending} fullWidth>
            {t('forgot.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        <TextLink to={to('login')}>{t('account.backToLogin')}</TextLink>
      </Text>
    </AccountPage>
  );
}
