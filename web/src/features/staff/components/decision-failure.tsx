import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { staffRoutes } from '#contract/staff.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { useInvalidate } from '#web/lib/use-invalidate.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';

// What these say to an owner is not what they mean to staff.
const explained = [
  'TAX_ID_MISSING',
  'FORBIDDEN',
  'VERSION_MISMATCH',
  'INVALID_TRANSITION',
  'BUSINESS_NOT_FOUND',
] as const;

/** Why a decision was not taken, and the current queue where it has changed. */
export function DecisionFailure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const invalidate = useInvalidate();
  const code = error instanceof ApiError && explained.find((known) => known === error.code);
  if (!code) return <ErrorAlert error={error} />;
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
