import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './error-alert.tsx';

interface LoadMoreProps {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last page did not come, if it did not. */
  readonly error?: unknown;
  readonly onMore: () => void;
}

/** Below a list that goes on: the next page. */
export function LoadMore({ hasMore, isLoading, error, onMore }: LoadMoreProps) {
  const { t } = useTranslation();
  if (!hasMore) return null;
  return (
    <>
      <ErrorAlert error={error} />
      <Group justify="center">
        <Button variant="default" loading={isLoading} onClick={onMore}>
          {t('common.loadMore')}
        </Button>
      </Group>
    </>
  );
}
