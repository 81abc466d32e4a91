import { Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';

interface AccountPageProps {
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** The layout of the sign-in forms: heading, subtitle and form. */
export function AccountPage({ title, subtitle, children }: AccountPageProps) {
  const heading = usePageTitle(title);
  return (
    <Stack gap="lg">
      <div>
        <Title order={1} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <Text c="dimmed" mt={6}>
          {subtitle}
        </Text>
      </div>
      {children}
    </Stack>
  );
}
