import { Alert, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useFailureText } from '#web/lib/use-failure-text.ts';

/** A failure in one sentence, with the request's id where the fault is ours; nothing when there is none. */
export function ErrorAlert({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const textOf = useFailureText();
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
