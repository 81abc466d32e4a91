import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetSignIn } from '#web/lib/auth/forget-sign-in.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { withIdentity } from '#web/lib/auth/with-identity.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { appCodeInput } from '../../account-schemas.ts';
import { confirmCode } from '../../api/app-code.ts';
import { storeSession } from '../../api/store-session.ts';
import { AccountPage } from '../forms/account-page.tsx';
import { CodeInput } from '../forms/code-input.tsx';
import { LostPhoneHint } from './lost-phone-hint.tsx';

export interface CodeStepProps {
  readonly onSignedIn: (isOther: boolean) => Promise<void>;
  /** Leads back to e-mail and password; with a failure if too much time has passed. */
  readonly onBack: (failure?: IdentityError) => void;
}

const isTooLate = (error: unknown): error is IdentityError =>
  error instanceof IdentityError && error.code === 'CODE_TOO_LATE';

/** The step of the sign-in that asks for a code of the user's code app. */
export default function CodeStep({ onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isConfirmed, setIsConfirmed] = useState(false);
  const { form, failure, isSending, submit } = useContractForm({
    schema: appCodeInput,
    initialValues: { appCode: '' },
  });
  // The previous button had the focus and is gone. After a wrong code, typing replaces the selected text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the step is shown, and after each failure.
  useEffect(() => field.current?.select(), [failure]);

  const leave = (failure?: IdentityError) => {
    forgetSignIn();
    onBack(failure);
  };
  const send = submit(async ({ appCode }) => {
    try {
      // A code works once, so a retry must not send it again.
      if (!isConfirmed) await confirmCode(appCode);
    } catch (error) {
      if (!isTooLate(error)) throw error;
      leave(error);
      return;
    }
    setIsConfirmed(true);
    await onSignedIn(await withIdentity(storeSession));
  });

  return (
    <AccountPage title={t('login.code.title')} subtitle={t('login.code.subtitle')}>
      <ErrorAlert error={failure} />
      <form onSubmit={send} noValidate>
        <Stack gap="md">
          <CodeInput {...form.getInputProps('appCode')} ref={field} />
          <Button type="submit" loading={isSending} fullWidth>
            {t('login.code.submit')}
          </Button>
        </Stack>
      </form>
      <Button variant="default" onClick={() => leave()} fullWidth>
        {t('login.code.back')}
      </Button>
      <div>
        <Text fw={550}>{t('login.code.lost')}</Text>
        <LostPhoneHint />
      </div>
    </AccountPage>
  );
}
