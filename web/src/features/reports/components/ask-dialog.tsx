import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedReport, ReportInput } from '#contract/statistics/reports.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useCreateReport } from '../api.ts';
import type { RequestValues } from '../report-request.ts';

/** The form loads the calendar, which the list does not need. */
const AskForm = partOnDemand(() => import('./ask-form.tsx'));

interface AskDialogProps {
  readonly businessId: string;
  /** The earliest day of a report, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsked: (report: ListedReport) => void;
}

/** The dialog for requesting a report. It keeps the typed values when it is closed and opened again. */
export function AskDialog({ businessId, firstDay, isOpen, onClose, onAsked }: AskDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<RequestValues>();
  // Kept outside the form, so that a reopened form does not send the request twice after a lost answer.
  const { mutateAsync: createReport, isPending } = useCreateReport();
  const ask = async (body: ReportInput) => {
    const report = await createReport({ params: { id: businessId }, body });
    setTyped(undefined);
    onAsked(report);
  };
  return (
    <FormDialog
      title={t('reports.ask.title')}
      fields={3}
      isOpen={isOpen}
      isBusy={isPending}
      onClose={onClose}
    >
      {(loading) => (
        <AskForm
          {...loading}
          businessId={businessId}
          firstDay={firstDay}
          typed={typed}
          onType={setTyped}
          onAsk={ask}
        />
      )}
    </FormDialog>
  );
}
