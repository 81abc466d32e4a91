import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

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
