import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type Business, businessInput } from '#contract/businesses/businesses.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useUpdateBusiness } from '../api.ts';
import { businessInputOf, businessValues } from '../business-values.ts';
import { RevisionChanges } from './revision-changes.tsx';

/** Replaces a refused revision by resending the live record. `error` says why that failed. */
function useDiscardRevision(active: Business) {
  const { t } = useTranslation();
  const update = useUpdateBusiness();
  const { id, version, userId } = active;
  const discard = async () => {
    const body = businessInput.parse(businessInputOf(businessValues(active), userId));
    try {
      await update.mutateAsync({ params: { id }, body, version });
    } catch {
      return;
    }
    await showToast(t('businesses.revision.kept'));
  };
  return { discard, isDiscarding: update.isPending, error: update.error };
}

interface RefusedRevisionProps {
  readonly revision: Business;
  readonly active: Business;
  readonly onCorrect: () => void;
}

/** A refused revision: its owner can correct it in the form, or keep the live data. */
export function RefusedRevision({ revision, active, onCorrect }: RefusedRevisionProps) {
  const { t } = useTranslation();
  const { discard, isDiscarding, error } = useDiscardRevision(active);
  return (
    <RevisionChanges revision={revision} active={active}>
      <Stack gap="sm" mt="md">
        <ErrorAlert error={error} />
        <Group gap="xs">
          <Button onClick={onCorrect}>{t('businesses.revision.correct')}</Button>
          <Button variant="default" loading={isDiscarding} onClick={discard}>
            {t('businesses.revision.keep')}
          </Button>
        </Group>
      </Stack>
    </RevisionChanges>
  );
}
