import { Button, Group, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DecisionFailure } from './decision-failure.tsx';

interface DecisionFormProps {
  /** What `useDecisionForm` gives. */
  readonly failure: unknown;
  readonly isSending: boolean;
  readonly send: (event?: FormEvent<HTMLFormElement>) => void;
  readonly submitLabel: string;
  /** What the button says that leaves the form. */
  readonly closeLabel?: string;
  readonly isDestructive?: boolean;
  /** The element that gets the focus where the message of a failure is removed while it has the focus. */
  readonly nextFocus: () => HTMLElement | null | undefined;
  readonly onClose: () => void;
  /** Reads again what is decided on. */
  readonly onReload: () => Promise<void>;
  /** The fields. */
  readonly children: ReactNode;
}

/** The form of a decision in a dialog: its fields, why sending failed, and its buttons. */
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
        <DecisionFailure error={failure} place="form" nextFocus={nextFocus} onReload={onReload} />
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
