import { Button } from '@mantine/core';
import { IconTagOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that the user has no offer at this address, with a way to those that there are. */
export function MissingOffer() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTagOff size={32} />}
      title={t('offers.missing.title')}
      hint={t('offers.missing.hint')}
      action={
        <Button component={Link} to={linkTo('offerList')} replace>
          {t('offers.missing.action')}
        </Button>
      }
    />
  );
}
