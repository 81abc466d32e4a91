import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './use-draft.ts';

interface DraftGateProps<V extends Record<string, unknown>> {
  readonly draft: Pick<FormDraft<V>, 'offer' | 'wasSent' | 'omitted' | 'resume' | 'discard'>;
  /** What to do where the input was sent and no answer came; else to send the same again, which repeats nothing. */
  readonly textOfSent?: string;
  /** The form. */
  readonly children: ReactNode;
}

/** Asks whether to continue with input of before, where there is some; then shows the form. */
export function DraftGate<V extends Record<string, unknown>>({
  draft: { offer, wasSent, omitted, resume, discard },
  textOfSent,
  children,
}: DraftGateProps<V>) {
  const { t } = useTranslation();
  const form = useRef<HTMLDivElement>(null);
  const wasOffered = useRef(false);
  const isOffered = offer !== undefined;

  // The button that was pressed is gone.
  useEffect(() => {
    if (wasOffered.current && !isOffered) {
      form.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus();
    }
    wasOffered.current = isOffered;
  }, [isOffered]);

  if (!offer) return <div ref={form}>{children}</div>;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="draft">
      <Title order={2} size="h3" id="draft">
        {t('draft.title')}
      </Title>
      <Text mt="xs" mb="md">
        {(wasSent && textOfSent) ||
          t(wasSent ? 'draft.textOfSent' : 'draft.text', { at: new Date(offer.savedAt) })}
        {omitted.length > 0 && ` ${t('draft.omitted', { fields: omitted.join(', ') })}`}
      </Text>
      <Group>
        <Button onClick={resume} autoFocus>
          {t('draft.resume')}
        </Button>
        <Button variant="default" onClick={discard}>
          {t('draft.discard')}
        </Button>
      </Group>
    </Paper>
  );
}
