import { Button, Group } from '@mantine/core';
import { IconSearchOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import type { ValidatorFilter } from '../api.ts';
import { ValidatorsAfterApproval } from './validators-after-approval.tsx';

interface NoValidatorsProps {
  readonly filter: ValidatorFilter;
  readonly status: BusinessStatus;
}

/** Shown instead of an empty list. Links to the offers, which the menu disables before the first one. */
export function NoValidators({ filter, status }: NoValidatorsProps) {
  const { t } = useTranslation();
  const { hasOffers } = useUserState();
  if (filter.shopId) {
    return (
      <EmptyState
        icon={<IconSearchOff size={32} />}
        title={t('validators.noneFound.title')}
        hint={t('validators.noneFound.hint')}
      />
    );
  }
  if (filter.status) {
    return (
      <EmptyState
        icon={<IconUserOff size={32} />}
        title={t('validators.noneDisabled.title')}
        hint={t('validators.noneDisabled.hint')}
      />
    );
  }
  if (status === 'pending_approval') return <ValidatorsAfterApproval />;
  if (status !== 'active') {
    // The notice above the list gives the reason and the next action.
    return (
      <EmptyState
        icon={<IconUserCheck size={32} />}
        title={t('validators.blocked.title')}
        hint={t(`validators.blocked.${status}`)}
      />
    );
  }
  return (
    <EmptyState
      icon={<IconUserCheck size={32} />}
      title={t('validators.empty.title')}
      hint={t('validators.empty.hint')}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkToScreen('validator')} replace>
            {t('validators.new')}
          </Button>
          <Button
            component={Link}
            to={linkToScreen(hasOffers ? 'offerList' : 'offer')}
            replace
            variant="default"
          >
            {t(hasOffers ? 'validators.empty.toOffers' : 'validators.empty.toOffer')}
          </Button>
        </Group>
      }
    />
  );
}
