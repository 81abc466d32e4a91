import { useLocation } from 'react-router-dom';
import { writeStored } from '#web/lib/storage.ts';
import { type Arrival, type FromList, useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

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

/** State that the screen of the limit gets from the page that opened it. */
export interface LimitState extends FromList, Arrival {
  readonly from: string;
}

/** Returns link properties for an offer's limit; its screen reads the id from the local storage. */
export function useLimitLink(): (offerId: string) => {
  readonly to: string;
  readonly replace: true;
  readonly state: LimitState;
  readonly onClick: () => void;
} {
  const { pathname, search } = useLocation();
  const listSearch = useListSearch();
  const isList = pathname === linkToScreen('offerList');
  return (offerId) => ({
    to: linkToScreen('modalLimit') + (isList ? search : ''),
    replace: true,
    state: { from: pathname + search, listSearch, arrival: 'over' },
    onClick: () => writeStored('offerId', offerId),
  });
}
