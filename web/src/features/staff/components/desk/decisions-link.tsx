import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { starting } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { screenAt } from '#web/screens/screens.ts';

const deskScreens = ['staff', 'staffInvoices', 'staffBusinesses', 'staffDecisions'] as const;

/** The screen of the desk that opened the decisions on a business, with the query of its URL. */
export interface DecisionsOrigin {
  readonly screen: (typeof deskScreens)[number];
  readonly search: string;
}

/** Returns the current page, so that the decisions on a business can link back to it. */
function useDecisionsOrigin(): DecisionsOrigin {
  const { pathname, search } = useLocation();
  const shown = screenAt(pathname);
  return { screen: deskScreens.find((screen) => screen === shown) ?? 'staffDecisions', search };
}

/** Returns the page that opened the decisions; the list of all decisions if they were opened by their URL. */
export function useOriginOfDecisions(): DecisionsOrigin {
  const { state } = useLocation();
  return { screen: 'staffDecisions', search: '', ...(state as DecisionsOrigin | null) };
}

interface DecisionsLinkProps {
  /** The id of the live business. */
  readonly businessId: string;
  readonly name: string;
  /** Whether it is in a note; it then takes the note's colour, since the usual link colour has too little contrast. */
  readonly isInNote?: boolean;
}

/** A link to the decisions on a business, which link back to this page. */
export function DecisionsLink({ businessId, name, isInNote = false }: DecisionsLinkProps) {
  const { t } = useTranslation();
  const origin = useDecisionsOrigin();
  return (
    <Anchor
      component={Link}
      to={linkToScreen('staffDecisions', { businessId })}
      state={{ ...origin, ...starting }}
      replace
      fw={550}
      className="touch-area"
      {...(isInNote && { c: 'inherit', underline: 'always' })}
      aria-label={t('staff.decisionsOfNamed', { name })}
    >
      {t('staff.decisionsOf')}
    </Anchor>
  );
}
