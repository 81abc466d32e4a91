import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Invoice, InvoiceDecisionInput } from '#contract/billing/invoices.ts';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { useCancelInvoice, useDecideInvoice } from '../../api.ts';
import {
  type DecidableInvoice,
  decidedSince,
  eventsFrom,
  type InvoiceDecision,
} from '../../invoice-events.ts';
import { useDecision } from '../../use-decision.ts';
import { DecisionButton, Decisions } from '../desk/entry-card.tsx';
import { ReasonDialog } from '../desk/reason-dialog.tsx';

// Its fields for money and days load code that the lists of the desk do not need.
const PayForm = partOnDemand(() => import('./pay-form.tsx'));

interface InvoiceDecisionsProps {
  readonly invoice: Invoice;
  /** The invoice at loading time; its buttons stay. */
  readonly listed: DecidableInvoice;
  readonly name: string;
  readonly onChange: (invoice: Invoice) => void;
  readonly onReload: () => Promise<void>;
}

/** The buttons for the decisions on an invoice. They stay after a decision and show the result. */
export function InvoiceDecisions(props: InvoiceDecisionsProps) {
  const { t } = useTranslation();
  const { invoice, listed, name, onChange, onReload } = props;
  const { mutateAsync: decide } = useDecideInvoice();
  const { mutateAsync: cancel } = useCancelInvoice();
  const [asked, setAsked] = useState<InvoiceDecision>();
  const { id, version, status } = invoice;
  const { isSending, take } = useDecision(version);
  const decided = decidedSince(listed, status);
  const result = decided ? t(`staff.invoices.done.${decided}`, { name }) : '';
  const mayDecide = (event: InvoiceDecision) => !decided && eventsFrom(invoice).includes(event);

  const params = { id };
  const close = () => setAsked(undefined);
  const show = (changed: Invoice) => {
    onChange(changed);
    close();
  };
  const decideAs = (body: InvoiceDecisionInput) =>
    take({ decide: () => decide({ params, body, version }), show });
  const giveReason = {
    refuse: (reason: string) => decideAs({ decision: 'refused', reason }),
    reopen: (reason: string) => decideAs({ decision: 'reopened', reason }),
    cancel: (reason: string) =>
      take({ decide: () => cancel({ params, body: { reason }, version }), show }),
  };
  const stateOf = (event: InvoiceDecision) => {
    if (isSending) return asked === event ? 'sending' : 'off';
    if (mayDecide(event)) return 'open';
    return decided === event ? 'taken' : 'off';
  };

  return (
    <>
      <Decisions>
        {eventsFrom(listed).map((event) => (
          <DecisionButton
            key={event}
            variant={event === 'pay' ? 'filled' : 'default'}
            label={t(`staff.${event}`)}
            name={result || t(`staff.${event}Named`, { name })}
            result={t(`staff.invoices.taken.${event}`)}
            state={stateOf(event)}
            onPress={() => setAsked(event)}
          />
        ))}
      </Decisions>
      <VisuallyHidden role="status">{isSending ? '' : result}</VisuallyHidden>
      <FormDialog
        title={t('staff.payTitle', { name })}
        fields={3}
        isOpen={asked === 'pay' && mayDecide('pay')}
        isBusy={isSending}
        onClose={close}
      >
        {(loading) => (
          <PayForm
            {...loading}
            invoice={invoice}
            onClose={close}
            onPay={decideAs}
            onReload={onReload}
          />
        )}
      </FormDialog>
      {(['refuse', 'reopen', 'cancel'] as const).map((event) => (
        <ReasonDialog
          key={event}
          decision={event}
          id={id}
          name={name}
          version={version}
          isOpen={asked === event && mayDecide(event)}
          onClose={close}
          onGive={giveReason[event]}
          onReload={onReload}
        />
      ))}
    </>
  );
}
