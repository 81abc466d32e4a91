import { Text, Title } from '@mantine/core';
import { createContext, type ReactNode, useContext } from 'react';
import classes from './page-header.module.css';
import { usePageTitle } from './use-page-title.ts';

/** Content that the shell adds below the heading of a page. */
export const BelowHeader = createContext<ReactNode>(null);

/** Moves the focus to the page's heading when the focused element disappears. */
export function focusPageHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's main action, on the right; on phones, below. */
  readonly action?: ReactNode;
}

/** The heading of a page inside the shell; also sets the title of the browser's tab. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps) {
  const below = useContext(BelowHeader);
  const heading = usePageTitle(title);
  return (
    <>
      <header className={classes['root']}>
        <div>
          <Title order={1} ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {subtitle && (
            <Text component="div" c="dimmed" mt={4}>
              {subtitle}
            </Text>
          )}
        </div>
        {action}
      </header>
      {below}
    </>
  );
}
