import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses.ts';

/** Tells owners that consumers cannot see what follows, because the business is not active. */
export function NotPublicYet({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  if (business.status === 'active') return null;
  return (
    <Alert color="yellow" variant="light" mb="md">
      {t(`notPublicYet.${business.status}`)}
    </Alert>
  );
}
