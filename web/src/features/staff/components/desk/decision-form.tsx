import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionFailure } from './decision-failure.tsx';

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
  readonly onReload: () => Promise<void>;
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
