import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatRecent } from '#web/lib/format/instants.ts';
import type { FormDraft } from './use-draft.ts';

interface DraftGateProps<V extends Record<string, unknown>> {
  readonly draft: Pick<FormDraft<V>, 'offer' | 'wasSent' | 'isOfReload' | 'resume' | 'discard'>;
  /** Advice if the input was sent without an answer; by default, to send it again, which repeats nothing. */
  readonly textOfSent?: string;
  /** Names the fields that the draft does not contain, such as a tax id. */
  readonly textOfOmitted?: string;
  readonly children: ReactNode;
}

/** Asks whether to continue with a draft, if any, and shows the form. After a reload, it continues at once. */
export function DraftGate<V extends Record<string, unknown>>({
  draft: { offer, wasSent, isOfReload, resume, discard },
  textOfSent,
  textOfOmitted,
  children,
}: DraftGateProps<V>) {
  const { t, i18n } = useTranslation();
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

  if (!offer) {
    return (
      <div ref={form}>
        {isOfReload && textOfOmitted && (
          <Text size="sm" mb="sm">
            {textOfOmitted}
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
          t(wasSent ? 'draft.textOfSent' : 'draft.text', {
            at: formatRecent(new Date(offer.savedAt), new Date(), i18n.language),
          })}
        {textOfOmitted && ` ${textOfOmitted}`}
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
