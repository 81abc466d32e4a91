import { IconFileAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';

/** Says what will be here, and leads to what comes first: a business. */
export function ReportsNeedBusiness() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      icon={<IconFileAnalytics size={32} />}
      title={t('reports.needBusiness.title')}
      hint={t('reports.needBusiness.hint')}
      to={linkToScreen('business')}
      link={t('reports.needBusiness.action')}
    />
  );
}
