import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '#web/session/queries/get-me.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { accountRemoval } from '../../api/user-data.ts';
import type { DataExportState } from '../../use-data-export.ts';
import { RemoveAccountDialog } from './remove-account-dialog.tsx';

/** The section of the profile that offers to remove the account. */
export function RemoveAccountCard({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  const { userId } = useMe();
  const [isAsking, setIsAsking] = useState(false);
  // Kept outside the dialog, which may be closed after a lost answer and opened again.
  const [removeAccount] = useState(() => accountRemoval(userId));
  return (
    <SectionCard title={t('removeAccount.title')} hint={t('removeAccount.hint')}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('removeAccount.action')}
      </Button>
      {isAsking && (
        <RemoveAccountDialog
          dataExport={dataExport}
          removeAccount={removeAccount}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}
