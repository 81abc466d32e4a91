import { Alert, Button, Group } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureContext } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';

// Errors with a text for staff, because the common text addresses owners.
const withOwnText = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'BUSINESS_NOT_FOUND',
  'INDICATION_NOT_FOUND',
  'INVOICE_NOT_FOUND',
  'IMAGE_NOT_FOUND',
] as const;

/** Errors that a reload does not resolve. */
const notStale: readonly (typeof withOwnText)[number][] = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'IMAGE_NOT_FOUND',
];

interface DecisionFailureProps {
  readonly error: unknown;
  readonly context?: FailureContext;
  /** Returns the element that gets the focus if the message disappears while it has the focus. */
  readonly nextFocus: () => HTMLElement | null | undefined;
  /** Reloads outdated data; rejects if that fails. Not needed for data that cannot be outdated. */
  readonly onReload?: (() => void | Promise<void>) | undefined;
}

/** Moves the focus on when an element that has it disappears, as a message does after a reload. */
function useNextFocus(
  element: RefObject<HTMLElement | null>,
  nextFocus: () => HTMLElement | null | undefined,
) {
  const latest = useRef(nextFocus);
  latest.current = nextFocus;
  useLayoutEffect(() => {
    const { current } = element;
    return () => {
      if (!current?.contains(document.activeElement)) return;
      // After the removal.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = latest.current();
        if (next?.isConnected) next.focus({ preventScroll: true });
        else focusPageHeading();
      });
    };
  }, [element]);
}

interface MessageProps extends Pick<DecisionFailureProps, 'nextFocus' | 'onReload'> {
  readonly text: string;
}

function Message({ text, nextFocus, onReload }: MessageProps) {
  const { t } = useTranslation();
  const alert = useRef<HTMLDivElement>(null);
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  useNextFocus(alert, nextFocus);
  const reload = async () => {
    if (isReading) return;
    setIsReading(true);
    try {
      await onReload?.();
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsReading(false);
    }
  };
  return (
    <Alert color="red" variant="light" role="alert" ref={alert}>
      {text}
      {onReload && (
        <Group mt="sm">
          <Button size="sm" variant="default" aria-disabled={isReading} onClick={reload}>
            {t('staff.reload')}
          </Button>
        </Group>
      )}
      <ErrorAlert error={failure} context="page" />
    </Alert>
  );
}

/** Explains why a decision failed: offers to reload outdated data, or asks for the second factor. */
export function DecisionFailure({
  error,
  context = 'page',
  nextFocus,
  onReload,
}: DecisionFailureProps) {
  const { t } = useTranslation();
  const apiCode = error instanceof ApiError ? error.code : undefined;
  const code = withOwnText.find((known) => known === apiCode);
  if (!code && apiCode !== 'SECOND_FACTOR_REQUIRED') {
    return <ErrorAlert error={error} context={context} />;
  }
  const isStale = !code || !notStale.includes(code);
  return (
    <Message
      text={code ? t(`staff.failures.${code}`) : t('errors.SECOND_FACTOR_REQUIRED')}
      nextFocus={nextFocus}
      {...(isStale && onReload && { onReload })}
    />
  );
}
