import { Button, Group } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** Says that the business has as many active offers as its size allows, and how to make room. */
export function NoMoreOffers({ max }: { readonly max: number }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon={<IconTags size={32} />}
      title={t('offers.full.title', { count: max })}
      hint={t('offers.full.hint')}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkTo('offerList', { status: 'active' })} replace>
            {t('offers.full.seeActive')}
          </Button>
          <Button component={Link} to={linkTo('business')} replace variant="default">
            {t('offers.full.changeSize')}
          </Button>
        </Group>
      }
    />
  );
}
