import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type FailureContext, useFailureText } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';

interface ErrorAlertProps {
  readonly error: unknown;
  readonly context?: FailureContext;
}

/** A failure in one sentence, with the request's id for server errors; empty without an error. */
export function ErrorAlert({ error, context = 'form' }: ErrorAlertProps) {
  const { t } = useTranslation();
  const textOf = useFailureText(context);
  if (!error) return null;
  const requestId = error instanceof ApiError && error.status >= 500 && error.requestId;
  return (
    <Alert color="red" variant="light" role="alert">
      {textOf(error)}
      {requestId && (
        <Text size="xs" mt={4}>
          {t('common.requestId', { id: requestId })}
        </Text>
      )}
    </Alert>
  );
}
