import { Button, Group } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import { limitReached } from '#web/product/business/limit-reached.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { EmptyState } from '#web/ui/list/empty-state.tsx';

interface NoMoreOffersProps {
  /** The live record. */
  readonly business: Business;
  readonly max: number;
}

/** Says why the business may not have another active offer, and how to make room. */
export function NoMoreOffers({ business, max }: NoMoreOffersProps) {
  const { t } = useTranslation();
  const reason = limitReached(business, max);
  return (
    <EmptyState
      icon={<IconTags size={32} />}
      title={t(`offers.full.${reason}.title`, { count: max })}
      hint={t(`offers.full.${reason}.hint`)}
      action={
        <Group justify="center" gap="xs">
          {reason !== 'none' && (
            <Button component={Link} to={linkToScreen('offerList', { status: 'active' })} replace>
              {t('offers.full.seeActive')}
            </Button>
          )}
          <Button component={Link} to={linkToScreen('business')} replace variant="default">
            {t(reason === 'full' ? 'offers.full.changeSize' : 'offers.full.seeBusiness')}
          </Button>
        </Group>
      }
    />
  );
}
