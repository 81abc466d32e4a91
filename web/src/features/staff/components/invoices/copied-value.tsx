import { Group } from '@mantine/core';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface CopiedValueProps {
  readonly value: string;
  /** Texts of the button: before copying, after it, and after a failure. */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** A value with a button that copies it. */
export function CopiedValue({ value, ...texts }: CopiedValueProps) {
  return (
    <Group gap="xs">
      <span>{value}</span>
      <CopyButton size="sm" px="sm" value={value} {...texts} />
    </Group>
  );
}
