import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/accounts/users.ts';
import { ApiError, hasCode } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import type { AccountNavigationState } from '../../account-navigation.ts';
import type { RemoveAccount } from '../../api/own-account.ts';
import { removalInput } from '../../removal-schema.ts';
import { type DataExportState, ExportActions } from './data-export.tsx';

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

/** Data that is deleted with an account, and data that stays, as texts `removeAccount.<name>`. */
const effectsOf = {
  consumer: { goes: [], stays: [] },
  owner: {
    goes: ['business', 'validators'],
    stays: ['links', 'decisions', 'invoices', 'taxId', 'redemptions'],
  },
  validator: { goes: ['shop'], stays: ['employer'] },
  staff: { goes: [], stays: ['own'] },
} as const satisfies Record<User['role'], unknown>;

/** Returns the effects of removing an account with a role (docs/decisions/identity.md). */
function removalEffects(role: User['role']) {
  const { goes, stays } = effectsOf[role];
  return {
    goes: ['access', ...goes, 'data', 'follows', 'vouchers'],
    stays: [...stays, 'connections', 'traces'],
  } as const;
}

/** Lists the data that the removal of an account deletes, and the data that stays. */
function RemovalEffectsList({ role }: { readonly role: User['role'] }) {
  const { t } = useTranslation();
  const effects = removalEffects(role);
  return (['goes', 'stays'] as const).map((kind) => (
    <section key={kind}>
      <Text fw={600} mb={4}>
        {t(`removeAccount.${kind}`)}
      </Text>
      {/* Large text needs the room of the usual indent. */}
      <Stack component="ul" gap={4} m={0} style={{ paddingInlineStart: 'max(20px, 0.8em)' }}>
        {effects[kind].map((name) => (
          <li key={name}>{t(`removeAccount.effects.${name}`)}</li>
        ))}
      </Stack>
    </section>
  ));
}

interface RemoveAccountDialogProps {
  readonly dataExport: DataExportState;
  readonly removeAccount: RemoveAccount;
  readonly onClose: () => void;
}

/** Explains the removal of the account, offers a copy of the data, and asks for the e-mail as confirmation. */
export function RemoveAccountDialog({
  dataExport,
  removeAccount,
  onClose,
}: RemoveAccountDialogProps) {
  const { t } = useTranslation();
  const { role } = useMe();
  const query = useQuery(profileQuery);
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async (isForced?: boolean) => {
    setIsRemoving(true);
    try {
      await removeAccount(isForced);
    } catch (error) {
      setIsRemoving(false);
      throw error;
    }
  };
  return (
    <Dialog
      isBusy={isRemoving}
      onClose={onClose}
      title={t('removeAccount.question')}
      closeOnClickOutside={false}
      padding={cardPadding.base}
    >
      <Stack gap="lg">
        <Text>{t('removeAccount.forGood')}</Text>
        <RemovalEffectsList role={role} />
        <section>
          <Text fw={600} mb={4}>
            {t('removeAccount.copyFirst')}
          </Text>
          <ExportActions dataExport={dataExport} />
        </section>
        <QueryView query={query} loading={<FormSkeleton fields={1} />}>
          {({ email }) => (
            <RemoveAccountForm email={email} removeAccount={remove} onCancel={onClose} />
          )}
        </QueryView>
      </Stack>
    </Dialog>
  );
}
