import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStored, removeStored } from '#web/lib/storage.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { LimitDialog } from '../components/offer/limit-dialog.tsx';
import type { FromOffer } from '../use-from-offer.ts';
import type { LimitState } from '../use-limit-link.ts';

/**
 * The limit of the offer whose id is in the local storage under `offerId` (specification, section 2), in a dialog over
 * the list. It closes to the page that opened it.
 */
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
