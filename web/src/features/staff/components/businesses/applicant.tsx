import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Contact } from '#contract/staff/staff.ts';
import { ContactLinks } from '../desk/contact-links.tsx';

/** The person who registered a business, with their contacts. */
export function Applicant({ applicant: { name, email, phone } }: { readonly applicant: Contact }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      <Text size="sm" c="dimmed">
        {t('staff.contact.title')}
      </Text>
      {name && <Text fw={550}>{name}</Text>}
      <ContactLinks name={name ?? email} email={email} phone={phone} />
    </Stack>
  );
}
