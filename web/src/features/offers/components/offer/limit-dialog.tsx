import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import { LimitForm } from './limit-form.tsx';
import { OwnOffer } from './own-offer.tsx';

interface LimitDialogProps {
  /** Undefined if the screen was opened without an offer. */
  readonly offerId: string | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or removes the limit of an offer. */
export function LimitDialog({ offerId, onClose }: LimitDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog onClose={onClose} title={t('offers.limit.title')} returnFocus={false}>
      {offerId ? (
        <OwnOffer id={offerId} fields={3}>
          {(offer) => <LimitForm offer={offer} onDone={onClose} />}
        </OwnOffer>
      ) : (
        <Stack>
          <Text>{t('offers.limit.noOffer')}</Text>
          <Button onClick={onClose} data-autofocus>
            {t('offers.limit.seeOffers')}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
}
