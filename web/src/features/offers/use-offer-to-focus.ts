import { useLocation } from 'react-router-dom';

/** What a page gets from one that was about an offer. */
export interface FromOffer {
  /** Where this offer is shown, it gets the focus. */
  readonly offerId?: string | undefined;
}

/** The id of the offer that the user comes from. */
export function useOfferToFocus(): string | undefined {
  const { state } = useLocation();
  return (state as FromOffer | null)?.offerId;
}
