import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './use-draft.ts';

interface DraftGateProps<V extends Record<string, unknown>> {
  readonly draft: Pick<
    FormDraft<V>,
    'offer' | 'wasSent' | 'isOfReload' | 'omitted' | 'resume' | 'discard'
  >;
  /** Advice if the input was sent without an answer; by default, to send it again, which repeats nothing. */
  readonly textOfSent?: string;
  readonly children: ReactNode;
}

/** Asks whether to continue with a draft, if any, and shows the form. After a reload, it continues at once. */
export function DraftGate<V extends Record<string, unknown>>({
  draft: { offer, wasSent, isOfReload, omitted, resume, discard },
  textOfSent,
  children,
}: DraftGateProps<V>) {
  const { t } = useTranslation();
  const form = useRef<HTMLDivElement>(null);
  const wasOffered = useRef(false);
  const isOffered = offer !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the form is shown
  useLayoutEffect(() => {
    if (isOfReload) resume();
  }, []);

  // The pressed button is gone.
  useEffect(() => {
    if (wasOffered.current && !isOffered && !isOfReload) {
      form.current?.querySelector<HTMLElement>('input:not([type="file"]), textarea')?.focus();
    }
    wasOffered.current = isOffered;
  }, [isOffered, isOfReload]);

  const left = omitted.length > 0 && t('draft.omitted', { fields: omitted.join(', ') });
  if (!offer) {
    return (
      <div ref={form}>
        {isOfReload && left && (
          <Text size="sm" mb="sm">
            {left}
          </Text>
        )}
        {children}
      </div>
    );
  }
  if (isOfReload) return null;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="draft">
      <Title order={2} size="h3" id="draft">
        {t('draft.title')}
      </Title>
      <Text mt="xs" mb="md">
        {(wasSent && textOfSent) ||
          t(wasSent ? 'draft.textOfSent' : 'draft.text', { at: new Date(offer.savedAt) })}
        {left && ` ${left}`}
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
