import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import classes from './entry-card.module.css';

/** Returns the element id of the heading of a list entry. */
export const headingIdOf = (id: string): string => `decided-${id}`;

/** Returns the heading of a list entry; null if it is not in the list. */
export const headingOf = (id: string): HTMLElement | null =>
  document.getElementById(headingIdOf(id));

/** The reason for a decision. */
export function GivenReason({ reason }: { readonly reason: string }) {
  const { t } = useTranslation();
  return (
    <Text style={{ overflowWrap: 'anywhere' }}>
      <Text span c="dimmed">
        {t('staff.reason')}:
      </Text>{' '}
      {reason}
    </Text>
  );
}

interface EntryCardProps {
  readonly title: string;
  /** The element id of the heading, which can then take the focus. */
  readonly headingId?: string;
  readonly badges?: ReactNode;
  readonly note: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a list of the desk: a heading with badges and a note, and its content. */
export function EntryCard({ title, headingId, badges, note, children }: EntryCardProps) {
  return (
    <Paper component="article" p={cardPadding}>
      <Stack gap="md">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3" {...(headingId && { id: headingId, tabIndex: -1 })}>
              {title}
            </Title>
            {badges}
          </Group>
          <Text size="sm" c="dimmed" mt={4} style={{ overflowWrap: 'anywhere' }}>
            {note}
          </Text>
        </div>
        {children}
      </Stack>
    </Paper>
  );
}

/** The decisions about an entry, at its end; on phones, they fill their lines. */
export function Decisions({ children }: { readonly children: ReactNode }) {
  return <div className={classes['decisions']}>{children}</div>;
}

interface DecisionButtonProps {
  readonly label: string;
  /** Accessible name: the label or the result, with the target of the decision. */
  readonly name: string;
  /** The label after the decision. The button has room for it from the start. */
  readonly result?: string;
  /** `off` during and after another decision. */
  readonly state?: 'open' | 'sending' | 'taken' | 'off';
  readonly variant?: 'filled' | 'light' | 'default';
  readonly onPress: () => void;
}

/** A button that keeps its position, focus and size after a decision, and ignores double clicks. */
export function DecisionButton({
  label,
  name,
  result,
  state = 'open',
  variant = 'filled',
  onPress,
}: DecisionButtonProps) {
  const isTaken = state === 'taken';
  return (
    <Button
      size="sm"
      variant={variant}
      loading={state === 'sending'}
      data-disabled={isTaken || state === 'off'}
      aria-label={name}
      className={isTaken ? (classes['taken'] ?? '') : ''}
      onClick={({ detail }) => {
        if (detail < 2) onPress();
      }}
    >
      <span className={classes['labels']}>
        <span className={classes['label']} data-shown={!isTaken}>
          {label}
        </span>
        {result && (
          <span className={classes['label']} data-shown={isTaken}>
            <IconCheck size={18} aria-hidden="true" />
            {result}
          </span>
        )}
      </span>
    </Button>
  );
}
