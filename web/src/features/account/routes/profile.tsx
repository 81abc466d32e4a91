import { Alert, Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AcceptedTerms } from '#contract/accounts/users.ts';
import { appConfig } from '#web/config/app-config.ts';
import { dayInText, localDay } from '#web/lib/format/days.ts';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { install, useInstallOffer } from '#web/lib/install/install-offer.ts';
import { useHasNoWorker } from '#web/platform/offline/offline.ts';
import { PushCard } from '#web/product/push-card.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { owners } from '#web/screens/user-state.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { profileQuery } from '#web/session/queries/get-profile.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { secondFactorQuery } from '../api/get-second-factor.ts';
import { accountRemoval } from '../api/own-account.ts';
import {
  type DataExportState,
  ExportActions,
  useDataExport,
} from '../components/profile/data-export.tsx';
import { PreferencesCard, UserDataCard } from '../components/profile/profile-cards.tsx';
import { RemoveAccountDialog } from '../components/profile/remove-account-dialog.tsx';

function SecondFactorState() {
  const { t } = useTranslation();
  const query = useQuery(secondFactorQuery);
  return (
    <QueryView query={query} loading={<Text size="sm">{t('common.loading')}</Text>}>
      {({ isOn }) => (
        <Group justify="space-between">
          <Text c="dimmed" size="sm">
            {t(isOn ? 'secondFactor.card.on' : 'secondFactor.card.off')}
          </Text>
          <Button
            component={Link}
            to={linkToScreen('secondFactor')}
            replace
            variant={isOn ? 'default' : 'filled'}
          >
            {t(isOn ? 'secondFactor.card.see' : 'secondFactor.card.setUp')}
          </Button>
        </Group>
      )}
    </QueryView>
  );
}

/** Whether staff have a second factor, with a link to its screen; empty for other users. */
function SecondFactorCard() {
  const { t } = useTranslation();
  const { role } = useMe();
  if (role !== 'staff') return null;
  return (
    <SectionCard title={t('secondFactor.title')}>
      <SecondFactorState />
    </SectionCard>
  );
}

/** The version of the terms that the user accepted and when, with links to the documents. */
function TermsCard({ terms: { version, acceptedAt } }: { readonly terms: AcceptedTerms }) {
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

/** The section of the profile that offers to remove the account. */
function RemoveAccountCard({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  const { userId } = useMe();
  const [isAsking, setIsAsking] = useState(false);
  // Kept outside the dialog, which may be closed after a lost answer and opened again.
  const [removeAccount] = useState(() => accountRemoval(userId));
  return (
    <SectionCard title={t('removeAccount.title')} hint={t('removeAccount.hint')}>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {t('removeAccount.action')}
      </Button>
      {isAsking && (
        <RemoveAccountDialog
          dataExport={dataExport}
          removeAccount={removeAccount}
          onClose={() => setIsAsking(false)}
        />
      )}
    </SectionCard>
  );
}

/** Offers to install the app if the browser can; explains it on iPhones. Otherwise hidden. */
function InstallCard() {
  const { t } = useTranslation();
  const { role } = useMe();
  const offer = useInstallOffer();
  if (isInstalled() || !(offer || isIos())) return null;
  // Staff screens do not work offline.
  const hint = t(role === 'staff' ? 'install.hintStaff' : 'install.hint');
  return (
    <SectionCard
      title={t('install.title')}
      hint={offer ? hint : `${hint} ${t('install.ios')}`}
      action={
        offer && (
          <Button variant="default" onClick={() => install(offer)}>
            {t('install.action')}
          </Button>
        )
      }
    />
  );
}

/** A link to the change of password. */
function SecurityCard() {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={t('profile.security')}
      hint={t('profile.securityHint')}
      action={
        <Button component={Link} to={linkToScreen('changePassword')} replace variant="default">
          {t('profile.changePassword')}
        </Button>
      }
    />
  );
}

/** Says what does not work in a browser without service workers. */
function NoWorkerNotice() {
  const { t } = useTranslation();
  if (!useHasNoWorker()) return null;
  return (
    <Alert role="note" color="yellow" variant="light">
      {t('install.noWorker')}
    </Alert>
  );
}

/** Lets the user export their data as a file. */
function ExportCard({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('profile.export.title')} hint={t('profile.export.hint')}>
      <ExportActions dataExport={dataExport} />
    </SectionCard>
  );
}

/** The user's data, preferences, password, accepted terms, data export and account removal. */
export default function Profile() {
  const { t } = useTranslation();
  const { role, terms } = useMe();
  const query = useQuery(profileQuery);
  const dataExport = useDataExport();
  return (
    <>
      <PageHeader title={t('profile.title')} />
      <Stack gap="md">
        <QueryView query={query} loading={<FormSkeleton />}>
          {(data) => <UserDataCard data={data} />}
        </QueryView>
        <PreferencesCard />
        {/* All push messages are for owners. */}
        {owners.includes(role) && <PushCard />}
        <NoWorkerNotice />
        <InstallCard />
        <SecurityCard />
        <SecondFactorCard />
        {terms && <TermsCard terms={terms} />}
        <ExportCard dataExport={dataExport} />
        <RemoveAccountCard dataExport={dataExport} />
      </Stack>
    </>
  );
}
