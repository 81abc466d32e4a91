import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './use-page-title.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's main action, on the right, or below on a phone. */
  readonly action?: ReactNode;
}

/** The head of a page inside the shell; names the browser's tab too. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className={classes['root']}>
      <div>
        <Title order={1}>{title}</Title>
        {subtitle && (
          <Text c="dimmed" mt={4}>
            {subtitle}
          </Text>
        )}
      </div>
      {action}
    </header>
  );
}
