import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readDraft, saveDraft } from '#web/platform/drafts/drafts.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { exportQuery, useCreateExport } from './api/user-data.ts';

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

const isGone = (error: unknown) => error instanceof ApiError && error.code === 'EXPORT_NOT_FOUND';

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
