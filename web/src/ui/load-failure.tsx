import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './error-alert.tsx';

interface LoadFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of data that could not be loaded: the error and a retry. */
export function LoadFailure({ error, onRetry }: LoadFailureProps) {
  const { t } = useTranslation();
  return (
    <Stack gap="sm">
      <ErrorAlert error={error} context="page" />
      {/* Follows the text alignment of the page. */}
      <div>
        <Button variant="default" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </Stack>
  );
}
