import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './decision-button.module.css';

interface DecisionButtonProps {
  readonly label: string;
  /** The label or the result, together with what is decided on, for screen readers. */
  readonly name: string;
  /** What the button says once the decision is taken. It is as wide from the start. */
  readonly result?: string;
  /** `off` while, or since, another decision is taken. */
  readonly state?: 'open' | 'sending' | 'taken' | 'off';
  readonly variant?: 'filled' | 'light' | 'default';
  readonly onPress: () => void;
}

/**
 * A button that takes a decision and stays where it is, with the focus and in its size. The second click of a double
 * click takes no decision, whatever the first one brought under the pointer.
 */
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
