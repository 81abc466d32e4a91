import { IconMapPin } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { isPublishingBusiness } from '#web/session/queries/publishing-business.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { ShopsNeedBusiness } from '../shop/shops-need-business.tsx';
import { ShopsNotAllowed } from '../shop/shops-not-allowed.tsx';

interface NoShopsProps {
  readonly business: Business;
  readonly isSpecial: boolean;
}

/** Says that the business has no shops, and how to open one or why it cannot. */
export function NoShops({ business: { status }, isSpecial }: NoShopsProps) {
  const { t } = useTranslation();
  if (!isPublishingBusiness(status)) return <ShopsNotAllowed status={status} />;
  if (isSpecial) return <ShopsNeedBusiness isSpecial />;
  return (
    <LinkedEmptyState
      icon={<IconMapPin size={32} />}
      title={t('shops.empty.title')}
      hint={t('shops.empty.hint')}
      to={linkToScreen('shop')}
      link={t('shops.new')}
    />
  );
}
