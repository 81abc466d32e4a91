import { Button, Group, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './use-draft.ts';

interface DraftGateProps<V extends Record<string, unknown>> {
  readonly draft: Pick<FormDraft<V>, 'offer' | 'resume' | 'discard'>;
  /** The form. */
  readonly children: ReactNode;
}

/** Asks whether to continue with input of before, where there is some; then shows the form. */
export function DraftGate<V extends Record<string, unknown>>({
  draft: { offer, resume, discard },
  children,
}: DraftGateProps<V>) {
  const { t } = useTranslation();
  if (!offer) return children;
  return (
    <Paper component="section" withBorder p="lg" aria-labelledby="draft">
      <Title order={2} size="h3" id="draft">
        {t('draft.title')}
      </Title>
      <Text mt="xs" mb="md">
        {t('draft.text', { at: new Date(offer.savedAt) })}
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
