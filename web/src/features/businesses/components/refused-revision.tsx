import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Business } from '#contract/businesses/businesses.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useDiscardRevision } from '../use-discard-revision.ts';
import { RevisionChanges } from './revision-changes.tsx';

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
