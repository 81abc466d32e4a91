import { IconBuildingStore, IconMapPin, IconUserCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { ValidatorsAfterApproval } from './validators-after-approval.tsx';

interface ValidatorsBlockedProps {
  /** The missing record, or the blocking status of the business. */
  readonly reason: 'needBusiness' | 'needShop' | Exclude<BusinessStatus, 'active'>;
}

const icons = { needBusiness: IconBuildingStore, needShop: IconMapPin } as const;

/** Says what validators need first, or why the business may not add any now. */
export function ValidatorsBlocked({ reason }: ValidatorsBlockedProps) {
  const { t } = useTranslation();
  if (reason === 'pending_approval') return <ValidatorsAfterApproval />;
  const isMissing = reason === 'needBusiness' || reason === 'needShop';
  const texts = isMissing ? reason : 'blocked';
  const Icon = isMissing ? icons[reason] : IconUserCheck;
  return (
    <LinkedEmptyState
      icon={<Icon size={32} />}
      title={t(`validators.${texts}.title`)}
      hint={isMissing ? t(`validators.${reason}.hint`) : t(`validators.blocked.${reason}`)}
      to={linkToScreen(reason === 'needShop' ? 'shop' : 'business')}
      link={t(`validators.${texts}.action`)}
    />
  );
}
