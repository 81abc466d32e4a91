import '#web/ui/styles/form-styles.ts';
import { Alert, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router-dom';
import { appConfig } from '#web/config/app-config.ts';
import { type SetupFailure, setupFailureOf } from '#web/config/setup-failure.ts';
import { holdInstallOffer } from '#web/lib/install/install-offer.ts';
import { useServiceWorker } from '#web/platform/offline/offline.ts';
import { openPageIn } from '#web/screens/link-to-screen.ts';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { LanguageSwitch } from '#web/ui/language-switch.tsx';
import classes from './account-layout.module.css';
import { PageBoundary } from './page-boundary.tsx';

/** Shown instead of the sign-in pages when a stage has no user pool or identity pool. */
function SetupFailureNotice({ failure }: { readonly failure: SetupFailure }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Title order={1}>{t('setupFailure.title')}</Title>
      <Alert color="red" role="alert">
        {t(`identityErrors.${failure}`)}
      </Alert>
      <Text c="dimmed">{t('setupFailure.hint')}</Text>
    </Stack>
  );
}

holdInstallOffer();

/** Says what Vitrine is for: for owners of shops, and for consumers, who come from an open page. */
function Slogan() {
  const { t } = useTranslation();
  const isForConsumers = openPageIn(useSearchParams()[0].get('from')) !== undefined;
  return (
    <div className={classes['slogan']}>
      <p className={classes['headline']}>
        {t(isForConsumers ? 'account.ofOpenPage.claim' : 'account.claim')}
      </p>
      <p className={classes['subheadline']}>
        {t(isForConsumers ? 'account.ofOpenPage.subclaim' : 'account.subclaim')}
      </p>
    </div>
  );
}

/** Layout of the sign-in pages: slogan and illustration beside the form on wide screens, below it on phones. */
export default function AccountLayout() {
  useServiceWorker();
  const failure = setupFailureOf(appConfig());
  return (
    <div className={classes['root']}>
      <header className={`brand-bar ${classes['header']}`}>
        <Wordmark height={32} />
        <LanguageSwitch />
      </header>
      <div className={classes['side']}>
        <main className={classes['main']}>
          {failure ? (
            <SetupFailureNotice failure={failure} />
          ) : (
            <PageBoundary>
              <Outlet />
            </PageBoundary>
          )}
        </main>
      </div>
      <aside className={classes['panel']}>
        <Slogan />
        <div className={classes['illustration']} />
      </aside>
    </div>
  );
}
