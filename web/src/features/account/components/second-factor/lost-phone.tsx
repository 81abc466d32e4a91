import { useTranslation } from 'react-i18next';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { LostPhoneHint } from './lost-phone-hint.tsx';

/** What to do without the phone that has the code app. */
export function LostPhone() {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('login.code.lost')}>
      <LostPhoneHint />
    </SectionCard>
  );
}
