import { Paper, Text, Title } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './fold.module.css';
import { cardPadding } from './section-card.tsx';

/** Whether a fold is open, and what remembers it. */
export interface FoldState {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

interface FoldProps extends FoldState {
  readonly title: string;
  /** One line, shown also while the section is folded. */
  readonly hint?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page that folds to its heading. Its content is rendered only while it is open. */
export function Fold({ title, hint, isOpen, onToggle, children }: FoldProps) {
  return (
    <Paper
      component="details"
      px={cardPadding}
      py="xs"
      className={classes['root'] ?? ''}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && onToggle(open)}
    >
      <summary className={classes['summary']}>
        <div className={classes['texts']}>
          <Title order={2} size="h4">
            {title}
          </Title>
          {hint && (
            <Text component="span" size="sm" c="dimmed">
              {hint}
            </Text>
          )}
        </div>
        <IconChevronDown size={20} aria-hidden="true" className={classes['icon']} />
      </summary>
      {isOpen && <div className={classes['content']}>{children}</div>}
    </Paper>
  );
}
