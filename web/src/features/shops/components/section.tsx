import { Paper, Title } from '@mantine/core';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a shop's details. */
export function Section({ title, children }: SectionProps) {
  return (
    <Paper component="section" withBorder p="lg">
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </Paper>
  );
}
