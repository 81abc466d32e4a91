import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import classes from './notice-page.module.css';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Whether there is no layout around it, so that it shows the brand itself. */
  readonly isWholePage: boolean;
}

/** Shown instead of a page: a heading, an explanation, and buttons that lead on. */
export function NoticePage({ title, text, children, isWholePage }: NoticePageProps) {
  const heading = usePageTitle(title);
  const notice = (
    <Stack
      component={isWholePage ? 'main' : 'section'}
      align="center"
      justify="center"
      gap="xs"
      p="min(1.25rem, 5vw)"
      mih="20rem"
      ta="center"
    >
      {isWholePage && <Wordmark height={40} />}
      <Title order={1} size="h2" mt="sm" ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Text c="dimmed" maw="28rem">
        {text}
      </Text>
      <Group mt="xs" justify="center">
        {children}
      </Group>
    </Stack>
  );
  if (!isWholePage) return notice;
  return (
    <div className={classes['page']}>
      <div className="awning" aria-hidden="true" />
      {notice}
    </div>
  );
}
