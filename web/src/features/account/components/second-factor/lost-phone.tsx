import { useTranslation } from 'react-i18next';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { LostPhoneHint } from './lost-phone-hint.tsx';

/** A card for users who lost the phone with their code app. */
export function LostPhone() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('login.code.lost')}>
      <LostPhoneHint />
    </SectionCard>
  );
}
