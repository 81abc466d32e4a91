import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import type { RemoveAccount } from '../../api/user-data.ts';
import type { DataExportState } from '../../use-data-export.ts';
import { ExportActions } from '../profile/export-actions.tsx';
import { RemovalEffectsList } from './removal-effects-list.tsx';
import { RemoveAccountForm } from './remove-account-form.tsx';

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
