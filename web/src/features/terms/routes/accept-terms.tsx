import { Alert, Anchor, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { appConfig } from '#web/config/app-config.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { useRouteMutation } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { meQuery, mustAcceptTerms, useMe } from '#web/session/queries/get-me.ts';
import { useLogout } from '#web/session/use-logout.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';

/** Accepts a version of the terms. The answer is the updated user, so it is not loaded again. */
function useAcceptTerms() {
  const client = useQueryClient();
  return useRouteMutation(userRoutes.acceptTerms, {
    onSuccess: (me) => {
      client.setQueryData(meQuery.queryKey, me);
    },
  });
}

/** Shows why accepting the terms failed; offers to reload if a newer version exists. */
function AcceptanceFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isOutdated = hasCode(error, 'VALIDATION_FAILED');
  if (!isOutdated) return <ErrorAlert error={error} context="page" />;
  return (
    <Alert color="yellow" role="alert">
      <Text inherit>{t('acceptTerms.changed')}</Text>
      <Group mt="sm">
        <Button variant="default" onClick={() => location.reload()}>
          {t('acceptTerms.reload')}
        </Button>
      </Group>
    </Alert>
  );
}

/** Buttons take the full width on phones. */
const wide = { base: '1 0 auto', xs: '0 0 auto' } as const;

/** A link within a sentence; underlined, because colour alone would not distinguish it (WCAG 1.4.1). */
function DocumentLink(props: { readonly href: string; readonly children?: ReactNode }) {
  return <Anchor target="_blank" rel="noreferrer" inherit underline="always" {...props} />;
}

/** Asks the user to accept the current terms, and then returns to the requested page. */
export default function AcceptTerms() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const { termsUrl, termsVersion, privacyUrl } = appConfig();
  const { logout, isLeaving } = useLogout();
  const { mutate, error, isPending } = useAcceptTerms();

  // The sign-in's guard redirects to `from` or to the landing screen.
  if (!mustAcceptTerms(useMe())) {
    return (
      <Navigate to={linkToScreen('login', { from: search.get('from') ?? undefined })} replace />
    );
  }

  return (
    <>
      <PageHeader title={t('acceptTerms.title')} subtitle={t('acceptTerms.subtitle')} />
      <Paper p={cardPadding}>
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
