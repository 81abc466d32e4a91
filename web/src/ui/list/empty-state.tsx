import { Button, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ShopWindow, type WindowState } from '#web/ui/brand/shop-window.tsx';
import classes from './empty-state.module.css';

export interface EmptyStateProps {
  /** The state of the drawn shop window; a shelf without goods by default. */
  readonly window?: WindowState;
  readonly title: string;
  /** The next action, in one sentence. */
  readonly hint: string;
  readonly action?: ReactNode;
}

/** Shown instead of an empty list: explains its content and how to add to it. */
export function EmptyState({ window = 'empty', title, hint, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" className={classes['root'] ?? ''}>
      <ShopWindow state={window} className={classes['window']} />
      <Title order={2} size="h3" ta="center">
        {title}
      </Title>
      <Text c="dimmed" ta="center" maw="26rem">
        {hint}
      </Text>
      {action && <div className={classes['action']}>{action}</div>}
    </Stack>
  );
}

interface LinkedEmptyStateProps extends Omit<EmptyStateProps, 'action'> {
  readonly to: string;
  readonly link: string;
}

/** An empty state whose action is a link to another screen. */
export function LinkedEmptyState({ to, link, ...props }: LinkedEmptyStateProps) {
  return (
    <EmptyState
      {...props}
      action={
        <Button component={Link} to={to} replace>
          {link}
        </Button>
      }
    />
  );
}
