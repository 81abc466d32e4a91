import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { appCodeInput } from '../../account-schemas.ts';
import { askForCodes, proveCodeApp } from '../../api/second-factor.ts';
import { CodeInput } from '../forms/code-input.tsx';

/** Turns the second factor on with a code of the app. */
export function AppCodeForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isProved, setIsProved] = useState(false);
  const { form, failure, isSending, submit } = useContractForm({
    schema: appCodeInput,
    initialValues: { appCode: '' },
  });
  useEffect(() => {
    if (failure) field.current?.select();
  }, [failure]);

  const send = submit(async ({ appCode }) => {
    // A code works once, so a retry must not send it again.
    if (!isProved) await proveCodeApp(appCode);
    setIsProved(true);
    await askForCodes();
    onDone();
  });

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <ErrorAlert error={failure} />
        {failure instanceof IdentityError && failure.code === 'WRONG_APP_CODE' && (
          <Text size="sm" role="status">
            {t('secondFactor.steps.code.reloaded')}
          </Text>
        )}
        <CodeInput {...form.getInputProps('appCode')} ref={field} maw="16rem" />
        <div>
          <Button type="submit" loading={isSending}>
            {t('secondFactor.turnOn')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
