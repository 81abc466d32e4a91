import { Alert, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SetupFailure } from '#web/config/setup-failure.ts';

/** Shown instead of the sign-in pages when a stage has no user pool or identity pool. */
export function SetupFailureNotice({ failure }: { readonly failure: SetupFailure }) {
  const { t } = useTranslation();
  return (
    <Stack>
      <Title order={1}>{t('setupFailure.title')}</Title>
      <Alert color="red" role="alert">
        {t(`identityErrors.${failure}`)}
      </Alert>
      <Text c="dimmed">{t('setupFailure.hint')}</Text>
    </Stack>
  );
}
