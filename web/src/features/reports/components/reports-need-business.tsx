import { IconFileAnalytics } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';

/** Explains reports, with a link to register a business first. */
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
