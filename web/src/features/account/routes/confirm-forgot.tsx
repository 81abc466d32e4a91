import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { newPasswordInput } from '../account-schemas.ts';
import { useAccountNavigationState } from '../account-state.ts';
import { setNewPassword } from '../api/email-codes.ts';
import { EmailField } from '../components/forms/account-fields.tsx';
import { AccountPage, TextLink, useAccountLinks } from '../components/forms/account-page.tsx';
import { CodeInput } from '../components/forms/code-input.tsx';
import { NewPasswordField } from '../components/forms/new-password-field.tsx';

/** Sets a new password with the code from the e-mail. */
export default function ConfirmForgot() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useAccountLinks();
  const { email } = useAccountNavigationState();
  const { form, failure, isSending, submit } = useContractForm({
    schema: newPasswordInput,
    initialValues: { email: email ?? '', code: '', password: '' },
  });

  const send = submit(async (input) => {
    await setNewPassword(input.email, input.code, input.password);
    navigate(to('login'), {
      replace: true,
      state: { email: input.email, notice: 'password-set' },
    });
  });

  return (
    <AccountPage
      title={t('confirmForgot.title')}
      subtitle={email ? t('confirmForgot.subtitle', { email }) : t('confirmForgot.anyEmail')}
    >
      <ErrorAlert error={failure} />
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          {!email && <EmailField {...form.getInputProps('email')} />}
          <CodeInput {...form.getInputProps('code')} />
          <NewPasswordField
            label={t('account.newPassword')}
            typed={form.values.password}
            {...form.getInputProps('password')}
          />
          <Button type="submit" loading={isSending} fullWidth>
            {t('confirmForgot.submit')}
          </Button>
        </Stack>
      </form>
      <Text ta="center">
        <TextLink to={to('forgot')} state={{ email: form.values.email }}>
          {t('confirmForgot.again')}
        </TextLink>
      </Text>
    </AccountPage>
  );
}
