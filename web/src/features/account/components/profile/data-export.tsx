import { Button, Group, Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readDraft, saveDraft } from '#web/platform/drafts/drafts.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { exportQuery, useCreateExport } from '../../api/own-account.ts';

interface SavedExport {
  readonly id: string;
  readonly savedAt: number;
}

const name = 'export';

/** Returns the id of the export that the user asked for in this tab. Its file exists for a day. */
const savedExportId = (userId: string): string | undefined =>
  readDraft<SavedExport>(userId, name)?.id;

/** Saves the id of an export for this tab, so that a reload shows it again; deleted with the drafts. */
function saveExportId(userId: string, id: string): void {
  const saved: SavedExport = { id, savedAt: Date.now() };
  saveDraft(userId, name, saved);
}

const isGone = (error: unknown) => hasCode(error, 'EXPORT_NOT_FOUND');

type ExportProgress = 'none' | 'processing' | 'ready' | 'failed';

/** An export of the user's data: requests it, polls until it is ready, and downloads it. */
export function useDataExport() {
  const { userId } = useMe();
  const [id, setId] = useState(() => savedExportId(userId));
  const start = useCreateExport(({ id }) => {
    saveExportId(userId, id);
    setId(id);
  });
  const query = useQuery({ ...exportQuery(id ?? ''), enabled: id !== undefined });
  const download = useMutation({
    // A link is valid for ten minutes, so each download requests its own.
    mutationFn: async () => {
      const { data } = await query.refetch({ throwOnError: true });
      if (data?.url) location.assign(data.url);
    },
  });

  const { data, error, isLoading } = query;
  const progress: ExportProgress =
    isLoading || start.isPending ? 'processing' : isGone(error) ? 'none' : (data?.status ?? 'none');
  return {
    progress,
    error: start.error ?? error,
    isDownloading: download.isPending,
    /** Whether the last poll failed; the export may still be running. */
    isLost: error !== null && !isGone(error),
    ask: () => start.mutate({}),
    lookAgain: () => query.refetch(),
    download: () => download.mutate(),
  };
}

export type DataExportState = ReturnType<typeof useDataExport>;

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
