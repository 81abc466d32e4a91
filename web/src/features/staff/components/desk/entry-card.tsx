import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { cardPadding } from '#web/ui/page/section-card.tsx';

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
