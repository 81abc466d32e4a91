import { Button, Group } from '@mantine/core';
import { IconSearchOff, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ValidatorFilter } from '../api/list-validators.ts';

/**
 * Shown instead of an empty list: what a validator is for. Owners without one land here, so it also leads to the offers,
 * which the menu does not enable before the first one.
 */
export function NoValidators({ filter }: { readonly filter: ValidatorFilter }) {
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
  return (
    <EmptyState
      icon={<IconUserCheck size={32} />}
      title={t('validators.empty.title')}
      hint={t('validators.empty.hint')}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkTo('validator')} replace>
            {t('validators.new')}
          </Button>
          <Button
            component={Link}
            to={linkTo(hasOffers ? 'offerList' : 'offer')}
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
