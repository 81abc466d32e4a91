import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './decision-button.module.css';

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
