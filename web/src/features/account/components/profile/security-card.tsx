import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';

/** A link to the change of password. */
export function SecurityCard() {
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
