import { Button } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Shown instead of a list of the desk to staff who have not signed in with a second factor: leads to its set-up. */
export function SecondFactorNeeded() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <EmptyState
        icon={<IconShieldLock size={32} />}
        title={t('staff.secondFactor.title')}
        hint={t('staff.secondFactor.hint')}
        action={
          <Button component={Link} to={linkTo('secondFactor')} replace>
            {t('staff.secondFactor.action')}
          </Button>
        }
      />
    </div>
  );
}
