import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators.ts';
import { useSetTemporaryPassword } from '../api/set-temporary-password.ts';
import { newTemporaryPassword } from '../temporary-password.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface NewPasswordDialogProps {
  readonly validator: Validator;
  readonly onPassword: (password: string) => void;
  readonly onClose: () => void;
}

/** Asks before a validator gets another temporary password, which signs them out. */
export function NewPasswordDialog({ validator, onPassword, onClose }: NewPasswordDialogProps) {
  const { t } = useTranslation();
  const { name, businessId, id } = validator;
  const { mutateAsync: setTemporaryPassword } = useSetTemporaryPassword();
  // The same for each try: where an answer was lost, it may be the validator's already.
  const [temporaryPassword] = useState(newTemporaryPassword);
  return (
    <ConfirmDialog
      title={t('validators.newPassword.title', { name })}
      text={t('validators.newPassword.text', { name })}
      action={t('validators.newPassword.confirm')}
      onConfirm={async () => {
        await setTemporaryPassword({
          params: { id: businessId, validatorId: id },
          body: { temporaryPassword },
        });
        onPassword(temporaryPassword);
      }}
      onClose={onClose}
    />
  );
}
