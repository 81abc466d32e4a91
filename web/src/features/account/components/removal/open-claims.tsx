import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface OpenClaimsProps {
  readonly count: number;
  /** Whether the owner wants to cancel the claims. */
  readonly isForced: boolean;
  readonly onChange: (isForced: boolean) => void;
}

/** Says that customers have claims of the business. A checkbox confirms, so that a double click cannot. */
export function OpenClaims({ count, isForced, onChange }: OpenClaimsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLInputElement>(null);
  // The box appears below the pressed button, in a dialog that may have to scroll.
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
