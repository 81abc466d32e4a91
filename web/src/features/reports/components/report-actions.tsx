import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/platform/api/api.ts';
import { reportQuery } from '../api.ts';
import classes from './report-page.module.css';

/** Downloads a report's file. A link is valid for ten minutes, so each download requests its own. */
function useDownloadReport(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const { csvUrl } = await client.fetchQuery({ ...reportQuery(id), staleTime: 0 });
      // The storage answers with a download, so the page stays.
      if (csvUrl !== undefined) window.location.assign(csvUrl);
    },
  });
}

/** Buttons that download the file of a report and print the page. */
export function ReportActions({ reportId }: { readonly reportId: string }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const { mutate: download, isPending, error } = useDownloadReport(reportId);
  return (
    <div className={classes['screenOnly']}>
      <Group gap="sm">
        <Button
          leftSection={<IconDownload size={18} aria-hidden="true" />}
          loading={isPending}
          onClick={() => download()}
        >
          {t('reports.download')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden="true" />}
          onClick={() => window.print()}
        >
          {t('reports.print')}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" mt="xs">
        {t('reports.fileHint')}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {textOf(error)}
        </Text>
      )}
    </div>
  );
}
