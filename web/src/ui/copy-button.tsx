import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import hidden from './visually-hidden.module.css';

interface CopyButtonProps extends ButtonProps {
  readonly value: string;
  readonly label: string;
  /** The label for two seconds after copying, read out by screen readers. */
  readonly copied: string;
  /** Shown if the device refuses; the value must be on the page for selecting. */
  readonly failed: string;
}

/** Copies a text that the page shows. */
export function CopyButton({ value, label, copied, failed, ...props }: CopyButtonProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const Icon = clipboard.copied ? IconCheck : IconCopy;
  const outcome = clipboard.copied ? copied : clipboard.error && failed;
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => clipboard.copy(value)}
        {...props}
      >
        {outcome || label}
      </Button>
      <span role="status" className={hidden['root']}>
        {outcome}
      </span>
    </>
  );
}
