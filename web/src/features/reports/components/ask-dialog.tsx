import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedReport, ReportInput } from '#contract/statistics/reports.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useCreateReport } from '../api/create-report.ts';
import type { RequestValues } from '../report-request.ts';

/** Its fields have the calendar, which the list does without. */
const AskForm = partOnDemand(() => import('./ask-form.tsx'));

interface AskDialogProps {
  readonly businessId: string;
  /** The first day of which there can be a report, `YYYY-MM-DD`. */
  readonly firstDay: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAsked: (report: ListedReport) => void;
}

/** The dialog by which an owner asks for a report. Closed and opened again it has what was typed. */
export function AskDialog({ businessId, firstDay, isOpen, onClose, onAsked }: AskDialogProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<RequestValues>();
  // Here, so that the form that is opened again after a lost answer does not ask twice.
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
