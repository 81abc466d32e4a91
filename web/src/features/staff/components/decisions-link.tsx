import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { useDecisionsOrigin } from '../decisions-origin.ts';

interface DecisionsLinkProps {
  /** The live business. */
  readonly businessId: string;
  readonly name: string;
}

/** A link to the decisions on a business, which lead back to this page. */
export function DecisionsLink({ businessId, name }: DecisionsLinkProps) {
  const { t } = useTranslation();
  const origin = useDecisionsOrigin();
  return (
    <Anchor
      component={Link}
      to={linkTo('staffDecisions', { businessId })}
      state={origin}
      replace
      fw={550}
      aria-label={t('staff.decisionsOfNamed', { name })}
    >
      {t('staff.decisionsOf')}
    </Anchor>
  );
}
