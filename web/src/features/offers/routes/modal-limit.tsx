import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStored, removeStored } from '#web/lib/storage.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { LimitForm } from '../components/offer/limit-form.tsx';
import { OwnOffer } from '../components/offer/own-offer.tsx';
import type { FromOffer } from '../use-from-offer.ts';
import type { LimitState } from '../use-limit-link.ts';

interface LimitDialogProps {
  /** Undefined if the screen was opened without an offer. */
  readonly offerId: string | undefined;
  readonly onClose: () => void;
}

/** Sets, changes or removes the limit of an offer. */
function LimitDialog({ offerId, onClose }: LimitDialogProps) {
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

/** Edits the limit of the offer whose id is in the local storage (specification, section 2), over the list. */
export default function ModalLimit() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [offerId] = useState(() => readStored('offerId'));
  const close = () => {
    removeStored('offerId');
    const { from = linkToScreen('offerList') + search, listSearch } = (state ??
      {}) as Partial<LimitState>;
    navigate(from, {
      replace: true,
      state: { offerId, listSearch } satisfies FromOffer & FromList,
    });
  };
  return (
    <>
      <OffersOfOwner />
      <LimitDialog offerId={offerId} onClose={close} />
    </>
  );
}
