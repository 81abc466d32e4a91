import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { staffRoutes } from '#contract/routes/staff.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useInvalidate } from '#web/lib/use-invalidate.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';

// Errors with a text for staff, because the common text addresses owners.
const withOwnText = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'BUSINESS_NOT_FOUND',
] as const;

/** Why a decision failed; offers to reload the queue where it is out of date. */
export function DecisionFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const code = error instanceof ApiError && withOwnText.find((known) => known === error.code);
  if (!code) return <ErrorAlert error={error} place="page" />;
  const isStale = code !== 'TAX_ID_MISSING' && code !== 'FORBIDDEN';
  return (
    <Alert color="red" variant="light" role="alert">
      {t(`staff.failures.${code}`)}
      {isStale && (
        <Group mt="sm">
          <Button
            size="sm"
            variant="default"
            onClick={() => invalidate([staffRoutes.listBusinessesForStaff])}
          >
            {t('staff.reloadQueue')}
          </Button>
        </Group>
      )}
    </Alert>
  );
}
