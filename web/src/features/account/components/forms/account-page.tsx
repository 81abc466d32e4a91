import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { intentOfPage, isFresh } from '#web/lib/auth/stored-intent.ts';
import { linkToScreen, openPageIn } from '#web/screens/link-to-screen.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import type { AccountNavigationState } from '../../account-state.ts';

type AccountScreen = 'login' | 'signup' | 'confirmSignup' | 'forgot' | 'confirmForgot';

/** Returns the name of the text about the purpose of the account; `openPage` may have a query. */
function purposeOf(openPage: string | undefined): 'subtitle' | 'ofOpenPage' | 'forClaim' {
  if (openPage === undefined) return 'subtitle';
  const [path = ''] = openPage.split(/[?#]/);
  const intent = intentOfPage(path);
  return intent?.kind === 'claim' && isFresh(intent) ? 'forClaim' : 'ofOpenPage';
}

/**
 * Returns `?from=`, and links that keep it: a URL survives a reload and a switch to the mail app on a phone. `openPage` is
 * `from` if it is an open page, where consumers come from.
 */
export function useAccountLinks() {
  const from = useSearchParams()[0].get('from');
  const to = (screen: AccountScreen) => linkToScreen(screen, { from: from ?? undefined });
  const openPage = openPageIn(from);
  return { from, openPage, purpose: purposeOf(openPage), to };
}

interface AccountPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** The layout of the sign-in forms: heading, subtitle and form. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  const heading = usePageTitle(title);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed" mt={6}>
          {subtitle}
        </Text>
      </div>
      {children}
    </Stack>
  );
}

interface TextLinkProps {
  readonly to: string;
  readonly state?: AccountNavigationState;
  readonly children: ReactNode;
}

/** A link between account screens. Like all links of the app, it replaces the history entry. */
export function TextLink({ to, state, children }: TextLinkProps) {
  return (
    <Anchor
      component={Link}
      to={to}
      replace
      state={state}
      fw={550}
      underline="always"
      className="touch-area"
    >
      {children}
    </Anchor>
  );
}

/** A link to the offers. They are an open page, which the browser loads. */
export function OffersLink() {
  const { t } = useTranslation();
  return (
    <Text ta="center">
      <Anchor href={pagePaths.offers} fw={550} underline="always" className="touch-area">
        {t('common.seeOffers')}
      </Anchor>
    </Text>
  );
}
