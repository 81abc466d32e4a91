import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';

/** Shown instead of a list to staff who signed in without a second factor, with a link to its set-up. */
export function SecondFactorNeeded() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <LinkedEmptyState
        icon={<IconShieldLock size={32} />}
        title={t('staff.secondFactor.title')}
        hint={t('staff.secondFactor.hint')}
        to={linkToScreen('secondFactor')}
        link={t('staff.secondFactor.action')}
      />
    </div>
  );
}
