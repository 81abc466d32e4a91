import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Validator } from '#contract/validators/validators.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { returning, useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useDeleteValidator, useSetTemporaryPassword } from '../api.ts';
import { newTemporaryPassword } from '../temporary-password.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly color?: string;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for confirmation; stays open during the action, and with the error if it fails. */
function ConfirmDialog({ title, text, action, color, onConfirm, onClose }: ConfirmDialogProps) {
  const { t } = useTranslation();
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<unknown>();
  const confirm = async () => {
    setIsPending(true);
    setError(undefined);
    try {
      await onConfirm();
    } catch (failure) {
      setError(failure);
      setIsPending(false);
    }
  };
  return (
    <Dialog isBusy={isPending} onClose={onClose} title={title}>
      <Stack gap="md">
        <Text>{text}</Text>
        <ErrorAlert error={error} context="page" />
        <Group justify="flex-end">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button {...(color && { color })} loading={isPending} onClick={confirm}>
            {action}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface ValidatorActionsProps {
  readonly validator: Validator;
  readonly onPassword: (password: string) => void;
}

const actions = ['newPassword', 'disable'] as const;

/** The owner's actions on an active validator. */
export function ValidatorActions({ validator, onPassword }: ValidatorActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const listSearch = useListSearch();
  const { name, businessId, id } = validator;
  const { mutateAsync: deleteValidator } = useDeleteValidator();
  const { mutateAsync: setTemporaryPassword } = useSetTemporaryPassword();
  // Every attempt sends the same password, since it may already be valid after a lost answer.
  const [temporaryPassword] = useState(newTemporaryPassword);
  const [asked, setAsked] = useState<(typeof actions)[number]>();
  const close = () => setAsked(undefined);

  const renew = async () => {
    await setTemporaryPassword({
      params: { id: businessId, validatorId: id },
      body: { temporaryPassword },
    });
    onPassword(temporaryPassword);
  };

  const disable = async () => {
    try {
      await deleteValidator({ params: { id: businessId, validatorId: id } });
    } catch (error) {
      // A retry after a lost answer finds the validator disabled.
      if (!hasCode(error, 'VALIDATOR_NOT_FOUND')) throw error;
    }
    await navigate(linkToScreen('validatorList') + listSearch, { replace: true, state: returning });
    await showToast(t('validators.disable.done', { name }));
  };

  return (
    <>
      {actions.map((action) => (
        <SectionCard
          key={action}
          title={t(`validators.${action}.action`)}
          hint={t(`validators.${action}.hint`)}
        >
          <Button variant="default" onClick={() => setAsked(action)}>
            {t(`validators.${action}.action`)}
          </Button>
        </SectionCard>
      ))}
      {asked === 'newPassword' && (
        <ConfirmDialog
          title={t('validators.newPassword.title', { name })}
          text={t('validators.newPassword.text', { name })}
          action={t('validators.newPassword.confirm')}
          onConfirm={renew}
          onClose={close}
        />
      )}
      {asked === 'disable' && (
        <ConfirmDialog
          title={t('validators.disable.title', { name })}
          text={t('validators.disable.text', { name })}
          action={t('validators.disable.confirm')}
          color="red.9"
          onConfirm={disable}
          onClose={close}
        />
      )}
    </>
  );
}
