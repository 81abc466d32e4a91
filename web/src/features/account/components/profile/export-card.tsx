import { useTranslation } from 'react-i18next';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import type { DataExportState } from '../../use-data-export.ts';
import { ExportActions } from './export-actions.tsx';

/** Lets the user export their data as a file. */
export function ExportCard({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('profile.export.title')} hint={t('profile.export.hint')}>
      <ExportActions dataExport={dataExport} />
    </SectionCard>
  );
}
