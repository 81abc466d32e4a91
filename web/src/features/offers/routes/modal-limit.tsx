import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readStored, removeStored } from '#web/lib/storage.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { OffersOfOwner } from '../components/list/offers-of-owner.tsx';
import { LimitDialog } from '../components/offer/limit-dialog.tsx';
import type { FromOffer } from '../use-from-offer.ts';
import type { LimitState } from '../use-limit-link.ts';

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
