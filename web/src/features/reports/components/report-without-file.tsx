import { Button, Paper, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { Report, ReportStatus } from '#contract/statistics/reports.ts';
import { useInvalidate } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import { cardPadding } from '#web/ui/page/card-padding.ts';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import { useRemakeReport } from '../api.ts';
import { ReportFailure } from './report-failure.tsx';

interface ReportWithoutFileProps {
  readonly report: Report;
  readonly status: Exclude<ReportStatus, 'ready'>;
}

/** Says why a report has no file: in progress, failed or expired. The last two offer to make it again. */
export function ReportWithoutFile({ report, status }: ReportWithoutFileProps) {
  const { t } = useTranslation();
  const { mutate: remake, isPending, error } = useRemakeReport();
  const invalidate = useInvalidate();
  const remakeReport = () =>
    remake(
      { params: { id: report.id } },
      {
        // The button is gone then.
        onSuccess: focusPageHeading,
        onError: async (error) => {
          // Someone has already requested it again, such as in another window.
          if (hasCode(error, 'INVALID_TRANSITION')) await invalidate([reportRoutes.getReport]);
        },
      },
    );
  return (
    <Paper withBorder p={cardPadding}>
      <Stack gap="sm" align="start">
        <Text>{t(`reports.withoutFile.${status}`)}</Text>
        <ReportFailure error={error} />
        {status !== 'processing' && (
          <Button loading={isPending} onClick={remakeReport}>
            {t('reports.remake')}
          </Button>
        )}
      </Stack>
    </Paper>
  );
}
