import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { offerQuery, useCacheOffer, useDeleteOffer, useDropOffer } from '../../api.ts';

interface DeleteOfferDialogProps {
  readonly offer: Offer;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Runs before the offer leaves the lists. */
  readonly onDeleted?: () => void | Promise<void>;
  /** Runs after the dialog has closed. */
  readonly onGone?: () => void;
}

/** Asks before an offer is deleted, and again if someone else has changed it meanwhile. */
export function DeleteOfferDialog({
  offer,
  isOpen,
  onClose,
  onDeleted,
  onGone,
}: DeleteOfferDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const drop = useDropOffer();
  const cacheOffer = useCacheOffer();
  const { mutateAsync, isPending } = useDeleteOffer();
  const [failure, setFailure] = useState<unknown>();
  const { id, version, title, claimedCount, redeemedCount } = offer;
  const open = Math.max(0, claimedCount - redeemedCount);

  const [wasChanged, setWasChanged] = useState(false);

  /** Returns whether the offer is deleted; a changed offer is loaded and shown instead. */
  const sendDeletion = async (): Promise<boolean> => {
    try {
      await mutateAsync({ params: { id }, version });
      return true;
    } catch (error) {
      if (!hasCode(error, 'VERSION_MISMATCH')) throw error;
      await cacheOffer(await client.fetchQuery(fromServer(offerQuery(id))));
      setWasChanged(true);
      return false;
    }
  };

  const deleteOffer = async () => {
    setFailure(undefined);
    setWasChanged(false);
    try {
      const isDeleted = await sendDeletion().catch((error: unknown) => {
        if (hasCode(error, 'OFFER_NOT_FOUND')) return true;
        throw error;
      });
      if (!isDeleted) return;
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
      isBusy={isPending}
      onClose={onClose}
      title={t('offers.delete.title')}
      {...(onGone && { onExitTransitionEnd: onGone })}
    >
      <Stack>
        <Text>{t('offers.delete.text', { title })}</Text>
        <Text size="sm" c="dimmed">
          {t('offers.delete.claims', { count: open })}
        </Text>
        {wasChanged && (
          <Alert color="yellow" variant="light">
            {t('offers.delete.changed')}
          </Alert>
        )}
        <ErrorAlert error={failure} context="page" />
        <Group>
          <Button
            variant="default"
            flex="1 1 auto"
            disabled={isPending}
            onClick={onClose}
            data-autofocus
          >
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
