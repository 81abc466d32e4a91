import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { emailField } from '#contract/accounts/email.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { resendCode } from '../../api/confirm-sign-up.ts';

/** Sends another code by e-mail. */
export function ResendCode({ email }: { readonly email: string }) {
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
