import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { appConfig } from '#web/config/app-config.ts';

interface ContactLinkProps {
  readonly about: 'special' | 'suspended';
}

/** Starts an e-mail to the marketplace; hidden on a stage without a contact address. */
export function ContactLink({ about }: ContactLinkProps) {
  const { t } = useTranslation();
  const { contactEmail } = appConfig();
  if (contactEmail === undefined) return null;
  const subject = encodeURIComponent(t(`businesses.contact.subject.${about}`));
  return (
    <Anchor
      href={`mailto:${contactEmail}?subject=${subject}`}
      // Otherwise the browser asks whether to leave a form with changes.
      target="_blank"
      rel="noreferrer"
      display="block"
      w="fit-content"
      mt="xs"
      py={4}
      fw={550}
      inherit
      c="inherit"
      className="touch-area"
      underline="always"
    >
      {t('businesses.contact.write', { contactEmail })}
    </Anchor>
  );
}
