import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isInstalled, isIos } from '#web/lib/install/device.ts';
import { install, useInstallOffer } from '#web/lib/install/install-offer.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';

/** Offers to install the app where the browser does, and says how on iPhones. Absent elsewhere, and once installed. */
export function InstallCard() {
  const { t } = useTranslation();
  const { role } = useMe();
  const offer = useInstallOffer();
  if (isInstalled() || !(offer || isIos())) return null;
  // What staff read is not kept.
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
