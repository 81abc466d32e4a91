import { useLocation } from 'react-router-dom';

/** What a page gets from one that was about an offer. */
export interface FromOffer {
  /** Where this offer is shown, it gets the focus. */
  readonly offerId?: string | undefined;
  /** It was just published, and the business has no other. */
  readonly isFirst?: boolean;
}

/** The offer that the user comes from. */
export function useFromOffer(): FromOffer {
  const { state } = useLocation();
  return (state as FromOffer | null) ?? {};
}
