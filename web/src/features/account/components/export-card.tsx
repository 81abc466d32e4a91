import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/card-padding.ts';
import type { DataExportState } from '../use-data-export.ts';
import { ExportActions } from './export-actions.tsx';

/** A copy of the user's data, as a file. */
export function ExportCard({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Title order={2} size="h3">
        {t('profile.export.title')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('profile.export.hint')}
      </Text>
      <ExportActions dataExport={dataExport} />
    </Paper>
  );
}
