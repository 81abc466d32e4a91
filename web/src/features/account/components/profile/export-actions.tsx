import { Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import type { DataExportState } from '../../use-data-export.ts';

/** The progress of the data export, and the button for the next step. */
export function ExportActions({ dataExport }: { readonly dataExport: DataExportState }) {
  const { t } = useTranslation();
  const { progress, error, isLost, isDownloading, ask, lookAgain, download } = dataExport;
  const isReady = progress === 'ready';
  const next = isLost
    ? { label: t('common.tryAgain'), onClick: lookAgain }
    : isReady
      ? { label: t('profile.export.download'), onClick: download }
      : { label: t('profile.export.ask'), onClick: ask };
  return (
    <div>
      <Text role="status" size="sm" mb={progress === 'none' ? 0 : 'sm'}>
        {progress !== 'none' && t(`profile.export.${progress}`)}
      </Text>
      <Stack gap="sm">
        <ErrorAlert error={error} context="page" />
        <Group gap="xs">
          <Button
            variant="default"
            loading={progress === 'processing' || isDownloading}
            onClick={next.onClick}
          >
            {next.label}
          </Button>
          {isReady && !isLost && (
            <Button variant="subtle" onClick={ask}>
              {t('profile.export.again')}
            </Button>
          )}
        </Group>
      </Stack>
    </div>
  );
}
