import { useTranslation } from 'react-i18next';
import { type FailureContext, useFailureText } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import classes from './error-alert.module.css';

interface ErrorAlertProps {
  readonly error: unknown;
  readonly context?: FailureContext;
}

/**
 * A failure in one sentence, with the request's id for server errors; empty without an error. Plain, because every page
 * loads it, and Mantine's alert is ten times as large.
 */
export function ErrorAlert({ error, context = 'form' }: ErrorAlertProps) {
  const { t } = useTranslation();
  const textOf = useFailureText(context);
  if (!error) return null;
  const requestId = error instanceof ApiError && error.status >= 500 && error.requestId;
  return (
    <div className={classes['root']} role="alert">
      {textOf(error)}
      {requestId && <p>{t('common.requestId', { id: requestId })}</p>}
    </div>
  );
}
