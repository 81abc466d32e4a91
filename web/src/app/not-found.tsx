import { Button, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { rootPath } from '#web/screens/link-to.ts';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import classes from './page-error.module.css';

/** Shown at a path without a screen. */
export default function NotFound() {
  const { t } = useTranslation();
  usePageTitle(t('notFound.title'));
  return (
    <main className={classes['root']}>
      <Stack align="center" gap="sm" maw="28rem">
        <Title order={1} size="h2" ta="center">
          {t('notFound.title')}
        </Title>
        <Text ta="center" c="dimmed">
          {t('notFound.hint')}
        </Text>
        <Button mt="xs" component={Link} to={rootPath} replace>
          {t('notFound.goHome')}
        </Button>
      </Stack>
    </main>
  );
}
