import { Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Wordmark } from '#web/ui/brand/wordmark.tsx';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { ShopWindow, type WindowState } from '#web/views/picture/shop-window.tsx';
import classes from './notice-page.module.css';

interface NoticePageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** What the drawn shop window shows. */
  readonly window: WindowState;
  /** Whether there is no layout around it, so that it shows the brand itself. */
  readonly isWholePage: boolean;
}

/** Shown instead of a page: a heading, an explanation, and buttons that lead on. */
export function NoticePage({ title, text, window, children, isWholePage }: NoticePageProps) {
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
      <ShopWindow state={window} className={classes['window']} />
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
      <header className="brand-bar">
        <Wordmark height={32} />
      </header>
      {notice}
    </div>
  );
}
