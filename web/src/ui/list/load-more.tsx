import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from '../error-alert.tsx';
import classes from './load-more.module.css';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onMore: () => void;
}

/** A button that loads the next page of a list; hidden at the end of the list. */
export function LoadMore({ hasMore, isLoading, error, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <>
      <ErrorAlert error={error} context="page" />
      <Group justify="center" className={classes['root'] ?? ''}>
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {t('common.loadMore')}
        </Button>
      </Group>
    </>
  );
}
