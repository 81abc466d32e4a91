import { Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses.ts';
import { limitReached } from '#web/lib/limit-reached.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

interface ValidatorLimitReachedProps {
  /** The live record. */
  readonly business: Business;
  /** The most validators that each shop may have now. */
  readonly max: number;
}

/** Says that every shop has as many validators as it may have, and what makes room. */
export function ValidatorLimitReached({ business, max }: ValidatorLimitReachedProps) {
  const { t } = useTranslation();
  const reason = limitReached(business, max);
  return (
    <EmptyState
      icon={<IconUsers size={32} />}
      title={t('validators.limit.title')}
      hint={
        reason === 'none'
          ? t('validators.limit.none')
          : t(`validators.limit.${reason}`, { count: max })
      }
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkTo('validatorList')} replace>
            {t('validators.seeList')}
          </Button>
          <Button component={Link} to={linkTo('business')} replace variant="default">
            {t(reason === 'full' ? 'validators.limit.changeSize' : 'validators.limit.seeBusiness')}
          </Button>
        </Group>
      }
    />
  );
}
