import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { businessRoutes } from '#contract/routes/businesses.ts';
import { staffRoutes } from '#contract/routes/staff.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import type { FailurePlace } from '#web/lib/use-failure-text.ts';
import { useInvalidate } from '#web/lib/use-invalidate.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';

// Errors with a text for staff, because the common text addresses owners.
const withOwnText = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'BUSINESS_NOT_FOUND',
  'INDICATION_NOT_FOUND',
] as const;

interface DecisionFailureProps {
  readonly error: unknown;
  readonly place?: FailurePlace;
}

/**
 * Why a decision failed; offers to reload the lists where they are out of date, or where the second factor was removed
 * meanwhile, of which the lists tell.
 */
export function DecisionFailure({ error, place = 'page' }: DecisionFailureProps) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const apiCode = error instanceof ApiError ? error.code : undefined;
  const code = withOwnText.find((known) => known === apiCode);
  if (!code && apiCode !== 'SECOND_FACTOR_REQUIRED') {
    return <ErrorAlert error={error} place={place} />;
  }
  const isStale = code !== 'TAX_ID_MISSING' && code !== 'FORBIDDEN';
  return (
    <Alert color="red" variant="light" role="alert">
      {code ? t(`staff.failures.${code}`) : t('errors.SECOND_FACTOR_REQUIRED')}
      {isStale && (
        <Group mt="sm">
          <Button
            size="sm"
            variant="default"
            onClick={() =>
              invalidate([
                staffRoutes.listBusinessesForStaff,
                businessRoutes.getBusiness,
                staffRoutes.listIndications,
              ])
            }
          >
            {t('staff.reload')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
