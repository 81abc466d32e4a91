import { Anchor, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AcceptedTerms } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { dayInText, localDay } from '#web/lib/format/days.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';

/** The version of the terms that the user accepted and when, with links to the documents. */
export function TermsCard({ terms: { version, acceptedAt } }: { readonly terms: AcceptedTerms }) {
  const { t, i18n } = useTranslation();
  const { termsUrl, privacyUrl } = appConfig();
  const documents = [
    [termsUrl, t('profile.terms.read')],
    [privacyUrl, t('profile.terms.privacy')],
  ] as const;
  return (
    <SectionCard
      title={t('profile.terms.title')}
      hint={t('profile.terms.accepted', {
        version: dayInText(version, i18n.language),
        at: dayInText(localDay(new Date(acceptedAt)), i18n.language),
      })}
    >
      <Group gap="0 1.25rem">
        {documents.map(([href, label]) => (
          <Anchor
            key={href}
            href={href}
            target="_blank"
            rel="noreferrer"
            py={10}
            underline="always"
          >
            {label}
          </Anchor>
        ))}
      </Group>
    </SectionCard>
  );
}
