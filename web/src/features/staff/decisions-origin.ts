import { useLocation } from 'react-router-dom';
import { screenAt } from '#web/screens/screens.ts';

const deskScreens = ['staff', 'staffInvoices', 'staffBusinesses', 'staffDecisions'] as const;

/** The screen of the desk that opened the decisions on a business, with the query of its URL. */
export interface DecisionsOrigin {
  readonly screen: (typeof deskScreens)[number];
  readonly search: string;
}

/** Returns the current page, so that the decisions on a business can link back to it. */
export function useDecisionsOrigin(): DecisionsOrigin {
  const { pathname, search } = useLocation();
  const shown = screenAt(pathname);
  return { screen: deskScreens.find((screen) => screen === shown) ?? 'staffDecisions', search };
}

/** Returns the page that opened the decisions; the list of all decisions if they were opened by their URL. */
export function useOriginOfDecisions(): DecisionsOrigin {
  const { state } = useLocation();
  return (state as DecisionsOrigin | null) ?? { screen: 'staffDecisions', search: '' };
}
