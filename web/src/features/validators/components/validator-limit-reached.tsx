import { Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';

interface ValidatorLimitReachedProps {
  /** The current limit of validators per shop; 0 until limits of the special size are agreed on. */
  readonly max: number;
}

/** Says that all shops have reached their limit of validators, and how to make room. */
export function ValidatorLimitReached({ max }: ValidatorLimitReachedProps) {
  const { t } = useTranslation();
  const isAgreedFirst = max === 0;
  return (
    <EmptyState
      icon={<IconUsers size={32} />}
      title={t('validators.limit.title')}
      hint={isAgreedFirst ? t('validators.limit.none') : t('validators.limit.full', { count: max })}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkToScreen('validatorList')} replace>
            {t('validators.seeList')}
          </Button>
          <Button component={Link} to={linkToScreen('business')} replace variant="default">
            {t(isAgreedFirst ? 'validators.limit.seeBusiness' : 'validators.limit.changeSize')}
          </Button>
        </Group>
      }
    />
  );
}
