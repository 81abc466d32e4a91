import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useDeleteOffer } from '../api/delete-offer.ts';
import { useDropOffer } from '../api/keep-offer.ts';

interface DeleteOfferDialogProps {
  readonly offer: Offer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Runs before the offer leaves the lists. */
  readonly onDeleted?: () => void | Promise<void>;
  /** Runs once the dialog is gone. */
  readonly onGone?: () => void;
}

/** Asks before an offer is deleted. An offer that someone else has deleted counts as deleted. */
export function DeleteOfferDialog({
  offer,
  isOpen,
  onClose,
  onDeleted,
  onGone,
}: DeleteOfferDialogProps) {
  const { t } = useTranslation();
  const drop = useDropOffer();
  const { mutateAsync, isPending } = useDeleteOffer();
  const [failure, setFailure] = useState<unknown>();
  const { id, version, title, claimedCount, redeemedCount } = offer;
  const open = Math.max(0, claimedCount - redeemedCount);

  const deleteOffer = async () => {
    setFailure(undefined);
    try {
      await mutateAsync({ params: { id }, version }).catch((error: unknown) => {
        if (!(error instanceof ApiError && error.code === 'OFFER_NOT_FOUND')) throw error;
      });
      onClose();
      await onDeleted?.();
      await drop(id);
      showToast(t('offers.deleted'));
    } catch (error) {
      setFailure(error);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('offers.delete.title')}
      {...(onGone && { onExitTransitionEnd: onGone })}
    >
      <Stack>
        <Text>{t('offers.delete.text', { title })}</Text>
        <Text size="sm" c="dimmed">
          {t('offers.delete.claims', { count: open })}
        </Text>
        <ErrorAlert error={failure} />
        <Group>
          <Button variant="default" flex="1 1 auto" onClick={onClose} data-autofocus>
            {t('common.cancel')}
          </Button>
          <Button color="red.9" flex="1 1 auto" loading={isPending} onClick={deleteOffer}>
            {t('offers.delete.confirm')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
