import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts/users.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import type { RemoveAccount } from '../../api/user-data.ts';
import type { DataExportState } from '../../use-data-export.ts';
import { ExportActions } from '../profile/export-actions.tsx';
import { RemoveAccountForm } from './remove-account-form.tsx';

/** Data that is deleted with an account, and data that stays, as texts `removeAccount.<name>`. */
interface RemovalEffects {
  readonly goes: readonly (
    | 'access'
    | 'data'
    | 'follows'
    | 'vouchers'
    | 'business'
    | 'validators'
    | 'shop'
  )[];
  readonly stays: readonly (
    | 'traces'
    | 'links'
    | 'decisions'
    | 'invoices'
    | 'redemptions'
    | 'employer'
    | 'own'
  )[];
}

const effectsOf: Readonly<Record<User['role'], RemovalEffects>> = {
  consumer: { goes: [], stays: [] },
  owner: {
    goes: ['business', 'validators'],
    stays: ['links', 'decisions', 'invoices', 'redemptions'],
  },
  validator: { goes: ['shop'], stays: ['employer'] },
  staff: { goes: [], stays: ['own'] },
};

/** Returns the effects of removing an account with a role (docs/decisions/identity.md). */
function removalEffects(role: User['role']): RemovalEffects {
  const { goes, stays } = effectsOf[role];
  return { goes: ['access', ...goes, 'data', 'follows', 'vouchers'], stays: [...stays, 'traces'] };
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
