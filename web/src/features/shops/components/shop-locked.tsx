import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import type { BlockedStatus } from '#web/session/publishing-business.ts';

/** Says above a shop why it cannot be changed now, and where that is settled. */
export function ShopLocked({ status }: { readonly status: BlockedStatus }) {
  const { t } = useTranslation();
  return (
    <Alert role="note" color="yellow" variant="light">
      {t(`shops.locked.${status}`)}{' '}
      <Anchor
        component={Link}
        to={linkTo('business')}
        replace
        inherit
        c="inherit"
        fw={550}
        underline="always"
      >
        {t('shops.special.action')}
      </Anchor>
    </Alert>
  );
}
