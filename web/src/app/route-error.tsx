import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { errorCodeOf } from '#web/lib/error-code.ts';
import classes from './route-error.module.css';

// A release replaces the files that an open page may still ask for.
const isStaleFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

/** In place of a page that could not be shown: what happened, and the way on. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const isStale = isStaleFile(error);
  const code = isRouteErrorResponse(error) ? 'UNEXPECTED' : errorCodeOf(error);
  return (
    <main className={classes['root']}>
      <Stack align="center" gap="sm" maw="28rem">
        <Title order={1} size="h2" ta="center">
          {isStale ? t('routeError.newVersion') : t('routeError.title')}
        </Title>
        <Text ta="center" c="dimmed">
          {isStale ? t('routeError.newVersionHint') : t(`errors.${code}`)}
        </Text>
        <Button
          mt="xs"
          loading={state === 'loading'}
          onClick={() => (isStale ? location.reload() : revalidate())}
        >
          {t('common.tryAgain')}
        </Button>
      </Stack>
    </main>
  );
}
