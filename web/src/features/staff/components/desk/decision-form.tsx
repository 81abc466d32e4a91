import { Button, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { type ContractFormOptions, useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { DecisionFailure } from './decision-failure.tsx';

interface DecisionFormOptions<S extends z.ZodMiniType, V extends Record<string, unknown>>
  extends ContractFormOptions<S, V> {
  readonly version: number;
  /** Rejects if saving fails. */
  readonly onSend: (data: z.output<S>) => Promise<unknown>;
}

/** A form for a decision by staff on the shown `version` of a record. */
export function useDecisionForm<S extends z.ZodMiniType, V extends Record<string, unknown>>({
  version,
  onSend,
  ...options
}: DecisionFormOptions<S, V>) {
  const { form, failure, isSending, submit } = useContractForm(options);
  const [sentVersion, setSentVersion] = useState<number>();
  const send = submit(async (data) => {
    setSentVersion(version);
    await onSend(data);
  });
  return {
    form,
    isSending,
    /** Error of the last submission; a reload to another version clears it. */
    failure: sentVersion === version ? failure : undefined,
    send,
  };
}

interface DecisionFormProps {
  /** The result of `useDecisionForm`. */
  readonly failure: unknown;
  readonly isSending: boolean;
  readonly send: (event?: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel: string;
  readonly closeLabel?: string;
  readonly isDestructive?: boolean;
  /** Returns the element that gets the focus if the failure message disappears while it has the focus. */
  readonly nextFocus: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
  /** Reloads outdated data; undefined for data that cannot be outdated. */
  readonly onReload?: (() => Promise<void>) | undefined;
  readonly children: ReactNode;
}

/** The form of a decision in a dialog: its fields, failure message and buttons. */
export function DecisionForm({
  failure,
  isSending,
  send,
  submitLabel,
  closeLabel,
  isDestructive = false,
  nextFocus,
  onClose,
  onReload,
  children,
}: DecisionFormProps) {
  const { t } = useTranslation();
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {children}
        <DecisionFailure error={failure} context="form" nextFocus={nextFocus} onReload={onReload} />
        <Group justify="flex-end">
          <Button variant="default" disabled={isSending} onClick={onClose}>
            {closeLabel ?? t('common.cancel')}
          </Button>
          <Button type="submit" loading={isSending} {...(isDestructive && { color: 'red.9' })}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
