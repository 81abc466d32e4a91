import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useDecisionsOrigin } from '../../decisions-origin.ts';

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
      state={origin}
      replace
      fw={550}
      {...(isInNote && { c: 'inherit', underline: 'always' })}
      aria-label={t('staff.decisionsOfNamed', { name })}
    >
      {t('staff.decisionsOf')}
    </Anchor>
  );
}
