import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { errorCodeOf } from '#web/lib/error-code.ts';
import { linkTo } from '#web/screens/link-to.ts';
import classes from './page-error.module.css';

// After a release, files that an open page names may be gone. The browser does not fetch a failed module
// again until the page is reloaded.
const isMissingFile = (error: unknown) =>
  error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);

interface PageErrorProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown instead of a page that failed to render: the error and a retry, or the sign-in after a 401. */
export function PageError({ error, onRetry }: PageErrorProps) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const isMissing = isMissingFile(error);
  const code = errorCodeOf(error);
  if (code === 'UNAUTHENTICATED') {
    return <Navigate to={linkTo('login', { from: pathname + search })} replace />;
  }
  return (
    <main className={classes['root']}>
      <Stack align="center" gap="sm" maw="28rem">
        <Title order={1} size="h2" ta="center">
          {isMissing ? t('pageError.newVersion') : t('pageError.title')}
        </Title>
        <Text ta="center" c="dimmed">
          {isMissing ? t('pageError.newVersionHint') : t(`errors.${code}`)}
        </Text>
        <Button mt="xs" onClick={() => (isMissing ? location.reload() : onRetry())}>
          {t('common.tryAgain')}
        </Button>
      </Stack>
    </main>
  );
}
