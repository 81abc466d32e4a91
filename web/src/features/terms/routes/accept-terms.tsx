import { Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { userRoutes } from '#contract/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { useRouteMutation } from '#web/lib/use-route-mutation.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { meQuery, useMe } from '#web/session/get-me.ts';
import { mustAcceptTerms } from '#web/session/must-accept-terms.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AcceptanceFailure } from '../components/acceptance-failure.tsx';

/** On a phone a button takes the whole line. */
const wide = { base: '1 0 auto', xs: '0 0 auto' } as const;

/** A link in the running text, so underlined: by its colour alone it would not be told from it. */
function DocumentLink(props: { readonly href: string; readonly children?: ReactNode }) {
  return <Anchor target="_blank" rel="noreferrer" inherit underline="always" {...props} />;
}

/** Asks for acceptance of the current terms; the user then goes on to where they were going. */
export default function AcceptTerms() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const client = useQueryClient();
  const { termsUrl, termsVersion, privacyUrl } = appConfig();
  const { logout, isLeaving } = useLogout();
  const { mutate, error, isPending } = useRouteMutation(userRoutes.acceptTerms, {
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me);
    },
  });

  // The sign-in's guard sends a signed-in user on, to `from` or by the landing rule.
  if (!mustAcceptTerms(useMe())) {
    return <Navigate to={linkTo('login', { from: search.get('from') ?? undefined })} replace />;
  }

  return (
    <>
      <PageHeader title={t('acceptTerms.title')} subtitle={t('acceptTerms.subtitle')} />
      <Paper withBorder p="lg" maw="36rem">
        <Stack gap="md">
          <Text>
            <Trans
              i18nKey="acceptTerms.read"
              components={{
                terms: <DocumentLink href={termsUrl} />,
                privacy: <DocumentLink href={privacyUrl} />,
              }}
            />
          </Text>
          <Text size="sm" c="dimmed">
            {t('acceptTerms.version', { day: formatDay(termsVersion) })}
          </Text>
          <AcceptanceFailure error={error} />
          <Group>
            <Button
              flex={wide}
              loading={isPending}
              disabled={isLeaving}
              onClick={() => mutate({ body: { version: termsVersion } })}
            >
              {t('acceptTerms.submit')}
            </Button>
            <Button flex={wide} variant="subtle" disabled={isPending || isLeaving} onClick={logout}>
              {t('acceptTerms.leave')}
            </Button>
          </Group>
        </Stack>
      </Paper>
    </>
  );
}
