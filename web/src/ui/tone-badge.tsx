import { Badge } from '@mantine/core';
import classes from './tone-badge.module.css';

const colors = {
  good: 'teal',
  info: 'blue',
  waiting: 'yellow',
  warning: 'orange',
  off: 'gray',
  bad: 'red',
} as const;

/** The meaning of a badge; each tone has one colour in the whole app. */
export type Tone = keyof typeof colors;

interface ToneBadgeProps {
  readonly tone: Tone;
  readonly children: string;
}

/** A short text on a coloured background, such as a status. */
export function ToneBadge({ tone, children }: ToneBadgeProps) {
  return (
    <Badge
      color={colors[tone]}
      variant="light"
      radius="sm"
      tt="none"
      fw={550}
      className={classes['root'] ?? ''}
    >
      {children}
    </Badge>
  );
}
