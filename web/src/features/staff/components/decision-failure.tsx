import { Alert, Button, Group } from '@mantine/core';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import type { FailurePlace } from '#web/lib/use-failure-text.ts';
import { useInvalidate } from '#web/lib/use-invalidate.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { focusPageHeading } from '#web/ui/focus-page-heading.ts';

// Errors with a text for staff, because the common text addresses owners.
const withOwnText = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'BUSINESS_NOT_FOUND',
  'INDICATION_NOT_FOUND',
  'IMAGE_NOT_FOUND',
] as const;

/** Those that a reload of the lists does not help. */
const ofNoList: readonly (typeof withOwnText)[number][] = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'IMAGE_NOT_FOUND',
];

interface DecisionFailureProps {
  readonly error: unknown;
  readonly place?: FailurePlace;
  /** What takes the focus where the message goes while it has it; it may have gone, too. */
  readonly nextFocus: () => HTMLElement | null | undefined;
}

/** Passes the focus on where an element is removed that has it: reloaded rows lose their message, or are gone. */
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
      // Once it has been removed.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const next = latest.current();
        if (next?.isConnected) next.focus({ preventScroll: true });
        else focusPageHeading();
      });
    };
  }, [element]);
}

interface MessageProps extends Pick<DecisionFailureProps, 'nextFocus'> {
  readonly text: string;
  readonly isStale: boolean;
}

function Message({ text, isStale, nextFocus }: MessageProps) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const alert = useRef<HTMLDivElement>(null);
  useNextFocus(alert, nextFocus);
  const reload = () =>
    invalidate([
      staffRoutes.listBusinessesForStaff,
      businessRoutes.getBusiness,
      staffRoutes.listIndications,
    ]);
  return (
    <Alert color="red" variant="light" role="alert" ref={alert}>
      {text}
      {isStale && (
        <Group mt="sm">
          <Button size="sm" variant="default" onClick={reload}>
            {t('staff.reload')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}

/**
 * Why a decision failed; offers to reload the lists where they are out of date, or where the second factor was removed
 * meanwhile, of which the lists tell.
 */
export function DecisionFailure({ error, place = 'page', nextFocus }: DecisionFailureProps) {
  const { t } = useTranslation();
  const apiCode = error instanceof ApiError ? error.code : undefined;
  const code = withOwnText.find((known) => known === apiCode);
  if (!code && apiCode !== 'SECOND_FACTOR_REQUIRED') {
    return <ErrorAlert error={error} place={place} />;
  }
  return (
    <Message
      text={code ? t(`staff.failures.${code}`) : t('errors.SECOND_FACTOR_REQUIRED')}
      isStale={!code || !ofNoList.includes(code)}
      nextFocus={nextFocus}
    />
  );
}
