import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface OpenClaimsProps {
  /** How many claims of the business customers can still use. */
  readonly count: number;
  /** Whether the owner wants to cancel them. */
  readonly isForced: boolean;
  readonly onChange: (isForced: boolean) => void;
}

/** Says that customers hold claims of the business, and asks by a box of its own, which no second click ticks. */
export function OpenClaims({ count, isForced, onChange }: OpenClaimsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  // It comes below the button that was pressed, in a dialog that may not show it.
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert color="yellow" role="alert">
      <Stack gap="sm">
        <Text size="sm">{t('removeAccount.openClaims', { count })}</Text>
        <Checkbox
          ref={box}
          label={t('removeAccount.cancelClaims')}
          checked={isForced}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Stack>
    </Alert>
  );
}
