import { useLocation } from 'react-router-dom';

/** State that a page gets from a page about an offer. */
export interface FromOffer {
  /** The id of the offer that gets the focus if it is shown. */
  readonly offerId?: string | undefined;
  /** Whether it was just published as the first offer of its business. */
  readonly isFirst?: boolean;
}

/** Returns the offer that the user comes from. */
export function useFromOffer(): FromOffer {
  const { state } = useLocation();
  return (state as FromOffer | null) ?? {};
}
