import { Button, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { firstAccessInput } from '#contract/validators/validators.ts';
import { returning } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { mustChangePassword } from '#web/session/is-locked.ts';
import { meQuery, useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { passwordChange } from '../api/own-account.ts';
import { PasswordInput } from '../components/forms/account-fields.tsx';
import { useAccountLinks } from '../components/forms/account-page.tsx';
import { NewPasswordField } from '../components/forms/new-password-field.tsx';

/** A hidden field that tells password managers which account a new password is for. */
function UsernameForManagers() {
  const { data } = useQuery(profileQuery);
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={data?.email ?? ''}
      readOnly
      hidden
    />
  );
}

/** Changes the password; required after a temporary one, even if that was reset by e-mail. */
export default function ChangePassword() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { to } = useAccountLinks();
  const client = useQueryClient();
  const me = useMe();
  const isRequired = mustChangePassword(me);
  const [changePassword] = useState(passwordChange);
  const { form, failure, isSending, submit } = useContractForm({
    schema: firstAccessInput,
    initialValues: { previousPassword: '', newPassword: '' },
  });

  const send = submit(async (input) => {
    const result = await changePassword(input, me.isPasswordRequired);
    await client.invalidateQueries({ queryKey: meQuery.queryKey });
    await showToast(t(result === 'changed' ? 'changePassword.done' : 'changePassword.doneBefore'));
    // The sign-in's guard redirects to `from` or to the landing screen.
    if (isRequired) navigate(to('login'), { replace: true });
    else navigate(linkToScreen('profile'), { replace: true, state: returning });
  });

  return (
    <>
      {!isRequired && <BackLink from="changePassword" />}
      <PageHeader
        title={t('changePassword.title')}
        subtitle={isRequired ? t('changePassword.required') : t('changePassword.subtitle')}
      />
      <Paper p={cardPadding}>
        <form onSubmit={send} noValidate>
          <Stack gap="md">
            <ErrorAlert error={failure} />
            <UsernameForManagers />
            <PasswordInput
              label={t('changePassword.current')}
              name="password"
              autoComplete="current-password"
              {...form.getInputProps('previousPassword')}
            />
            <NewPasswordField
              label={t('account.newPassword')}
              typed={form.values.newPassword}
              {...form.getInputProps('newPassword')}
            />
            <Text size="sm" c="dimmed">
              {t(me.isPasswordRequired ? 'changePassword.othersEnd' : 'changePassword.othersStay')}
            </Text>
            <Button type="submit" loading={isSending} maw="var(--vitrine-width-field)">
              {t('changePassword.submit')}
            </Button>
          </Stack>
        </form>
      </Paper>
    </>
  );
}
