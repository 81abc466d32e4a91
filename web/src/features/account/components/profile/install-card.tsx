import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { install, useInstallOffer } from '#web/lib/install/install-offer.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';

/** Offers to install the app if the browser can; explains it on iPhones. Otherwise hidden. */
export function InstallCard() {
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
