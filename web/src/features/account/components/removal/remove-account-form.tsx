import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, hasCode } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import type { AccountNavigationState } from '../../account-navigation-state.ts';
import type { RemoveAccount } from '../../api/user-data.ts';
import { removalInput } from '../../removal-schema.ts';

interface OpenClaimsProps {
  readonly count: number;
  /** Whether the owner wants to cancel the claims. */
  readonly isForced: boolean;
  readonly onChange: (isForced: boolean) => void;
}

/** Says that customers have claims of the business. A checkbox confirms, so that a double click cannot. */
function OpenClaims({ count, isForced, onChange }: OpenClaimsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  // The box appears below the pressed button, in a dialog that may have to scroll.
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert color="yellow" role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('removeAccount.openClaims', { count })}</Text>
        <Checkbox
          ref={box}
          label={t('removeAccount.cancelClaims')}
          checked={isForced}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}

interface RemoveAccountFormProps {
  readonly email: string;
  readonly removeAccount: RemoveAccount;
  readonly onCancel: () => void;
}

/** Removes the account after the user has typed its e-mail; then the sign-in confirms the removal. */
export function RemoveAccountForm({ email, removeAccount, onCancel }: RemoveAccountFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, failure, isSending, submit } = useContractForm({
    schema: removalInput(email),
    initialValues: { ownEmail: '' },
  });

  const [openClaims, setOpenClaims] = useState<number>();
  const [isForced, setIsForced] = useState(false);
  const send = submit(async () => {
    try {
      await removeAccount(isForced);
    } catch (error) {
      if (error instanceof ApiError) setOpenClaims(error.openClaims ?? openClaims);
      throw error;
    }
    const state: AccountNavigationState = { notice: 'account-removed' };
    await navigate(linkToScreen('login'), { replace: true, state });
  });

  return (
    <form onSubmit={send} noValidate>
      <Stack gap="md">
        <TextInput
          label={t('removeAccount.confirm')}
          description={
            <Text span inherit style={{ overflowWrap: 'anywhere' }}>
              {email}
            </Text>
          }
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.getInputProps('ownEmail')}
        />
        {openClaims !== undefined && (
          <OpenClaims count={openClaims} isForced={isForced} onChange={setIsForced} />
        )}
        <ErrorAlert error={hasCode(failure, 'OPEN_CLAIMS') ? undefined : failure} />
        <Group justify="flex-end">
          <Button variant="default" disabled={isSending} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={isSending}>
            {t('removeAccount.submit')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
