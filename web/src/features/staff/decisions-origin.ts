import { useLocation } from 'react-router-dom';
import { screenAt } from '#web/screens/screens.ts';

const deskScreens = ['staff', 'staffInvoices', 'staffBusinesses', 'staffDecisions'] as const;

/** The screen of the desk from which the decisions on one business were opened, with the query of its URL. */
export interface DecisionsOrigin {
  readonly screen: (typeof deskScreens)[number];
  readonly search: string;
}

/** The page that is shown, to which the decisions on a business lead back. */
export function useDecisionsOrigin(): DecisionsOrigin {
  const { pathname, search } = useLocation();
  const shown = screenAt(pathname);
  return { screen: deskScreens.find((screen) => screen === shown) ?? 'staffDecisions', search };
}

/** Where the decisions on a business lead back to: all decisions, where they were opened by their URL. */
export function useOriginOfDecisions(): DecisionsOrigin {
  const { state } = useLocation();
  return (state as DecisionsOrigin | null) ?? { screen: 'staffDecisions', search: '' };
}
