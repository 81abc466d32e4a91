import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode, Ref } from 'react';

/** The padding of a card. On phones, a part of the window's width, to leave room for large text. */
export const cardPadding = { base: 'min(1rem, 4vw)', sm: 'lg' } as const;

/** The padding of the card of a whole form. */
export const formPadding = { base: 'min(1rem, 4vw)', sm: 'xl' } as const;

interface SectionCardProps {
  readonly title: string;
  readonly hint?: ReactNode;
  /** A button beside the heading, or below it if there is no room. */
  readonly action?: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children?: ReactNode;
}

/** A section of a page with a heading, such as the password on the profile. */
export function SectionCard({ title, hint, action, headingRef, children }: SectionCardProps) {
  const heading = (
    <div>
      <Title order={2} size="h3" {...(headingRef && { ref: headingRef, tabIndex: -1 })}>
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mt={4}>
          {hint}
        </Text>
      )}
    </div>
  );
  return (
    <Paper component="section" p={cardPadding}>
      <Stack gap="md">
        {action ? (
          <Group justify="space-between">
            {heading}
            {action}
          </Group>
        ) : (
          heading
        )}
        {children && <div>{children}</div>}
      </Stack>
    </Paper>
  );
}
