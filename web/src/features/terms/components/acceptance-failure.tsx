import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/platform/http/http.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';

/** Shows why accepting the terms failed; offers to reload if a newer version exists. */
export function AcceptanceFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const isOutdated = error instanceof ApiError && error.code === 'VALIDATION_FAILED';
  if (!isOutdated) return <ErrorAlert error={error} context="page" />;
  return (
    <Alert color="yellow" role="alert">
      <Text inherit>{t('acceptTerms.changed')}</Text>
      <Group mt="sm">
        <Button variant="default" onClick={() => location.reload()}>
          {t('acceptTerms.reload')}
        </Button>
      </Group>
    </Alert>
  );
}
