import { Alert, Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses.ts';
import { lacksTaxId } from '#contract/lacks-tax-id.ts';
import { linkTo } from '#web/screens/link-to.ts';

/** Tells owners that consumers cannot see what follows, because the business is not active, and where it says why. */
export function NotPublicYet({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  const { status } = business;
  if (status === 'active') return null;
  const reason = status === 'pending_approval' && lacksTaxId(business) ? 'taxId' : status;
  return (
    <Alert
      role="note"
      color={status === 'pending_approval' ? 'yellow' : 'red'}
      variant="light"
      mb="md"
      p="sm"
    >
      {t(`notPublicYet.${reason}`)}
      {(reason === 'taxId' || reason === 'rejected' || reason === 'suspended') && (
        <>
          {' '}
          <Anchor
            component={Link}
            to={linkTo('business')}
            replace
            inherit
            c="inherit"
            fw={550}
            underline="always"
          >
            {t(`notPublicYet.toBusiness.${reason}`)}
          </Anchor>
        </>
      )}
    </Alert>
  );
}
