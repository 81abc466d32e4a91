import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { install, useInstallOffer } from '#web/lib/install/install-offer.ts';
import { useMe } from '#web/session/get-me.ts';
import { cardPadding } from '#web/ui/card-padding.ts';

/** Offers to install the app where the browser does, and says how on iPhones. Absent elsewhere, and once installed. */
export function InstallCard() {
  const { t } = useTranslation();
  const { role } = useMe();
  const offer = useInstallOffer();
  if (isInstalled() || !(offer || isIos())) return null;
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3">
            {t('install.title')}
          </Title>
          <Text c="dimmed" size="sm">
            {/* What staff read is not kept. */}
            {t(role === 'staff' ? 'install.hintStaff' : 'install.hint')}{' '}
            {!offer && t('install.ios')}
          </Text>
        </div>
        {offer && (
          <Button variant="default" onClick={() => install(offer)}>
            {t('install.action')}
          </Button>
        )}
      </Group>
    </Paper>
  );
}
