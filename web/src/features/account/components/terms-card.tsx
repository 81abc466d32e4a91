import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { AcceptedTerms } from '#contract/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { noonOf } from '#web/lib/format/days.ts';
import { cardPadding } from '#web/ui/card-padding.ts';

/** Which version of the terms the user accepted and when, with links to the documents. */
export function TermsCard({ terms: { version, acceptedAt } }: { readonly terms: AcceptedTerms }) {
  const { t } = useTranslation();
  const { termsUrl, privacyUrl } = appConfig();
  const documents = [
    [termsUrl, t('profile.terms.read')],
    [privacyUrl, t('profile.terms.privacy')],
  ] as const;
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Title order={2} size="h3">
        {t('profile.terms.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('profile.terms.accepted', {
          version: noonOf(version),
          at: new Date(acceptedAt),
        })}
      </Text>
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
    </Paper>
  );
}
