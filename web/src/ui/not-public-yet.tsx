import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses.ts';

/** Above what consumers cannot see, because its business is not active. */
export function NotPublicYet({ business }: { readonly business: Business }) {
  const { t } = useTranslation();
  if (business.status === 'active') return null;
  return (
    <Alert color="yellow" variant="light" mb="md">
      {t(`notPublicYet.${business.status}`)}
    </Alert>
  );
}
