import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '#web/platform/api/api.ts';
import { useDownloadReport } from '../use-download-report.ts';
import classes from './report-page.module.css';

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
