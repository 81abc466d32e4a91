import { Group } from '@mantine/core';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface CopiedValueProps {
  readonly value: string;
  /** The label of the button, and what it says once it has copied, or could not. */
  readonly label: string;
  readonly copied: string;
  readonly failed: string;
}

/** A value of a field, and a button that copies it. */
export function CopiedValue({ value, ...texts }: CopiedValueProps) {
  return (
    <Group gap="xs">
      <span>{value}</span>
      <CopyButton size="sm" px="sm" value={value} {...texts} />
    </Group>
  );
}
