import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/page/card-padding.ts';

/** Returns the element id of the heading of a list entry. */
export const headingIdOf = (id: string): string => `decided-${id}`;

/** Returns the heading of a list entry; null if it is not in the list. */
export const headingOf = (id: string): HTMLElement | null =>
  document.getElementById(headingIdOf(id));

/** The reason for a decision. */
export function GivenReason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span c="dimmed">
        {t('staff.reason')}:
      </Text>{' '}
      {reason}
    </Text>
  );
}

interface EntryCardProps {
  readonly title: string;
  /** The element id of the heading, which can then take the focus. */
  readonly headingId?: string;
  readonly badges?: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a list of the desk: a heading with badges and a note, and its content. */
export function EntryCard({ title, headingId, badges, note, children }: EntryCardProps) {
  return (
    <Paper component="article" withBorder p={cardPadding}>
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3" {...(headingId && { id: headingId, tabIndex: -1 })}>
              {title}
            </Title>
            {badges}
          </Group>
          <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}
