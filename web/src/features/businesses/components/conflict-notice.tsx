import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ConflictNoticeProps {
  readonly isLoading: boolean;
  readonly onLoad: () => void;
}

/** Says that the business has changed meanwhile, and offers to load its current version. */
export function ConflictNotice({ isLoading, onLoad }: ConflictNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" variant="light" role="alert" title={t('businesses.conflict.title')}>
      {t('businesses.conflict.text')}
      <Group mt="sm">
        <Button size="sm" variant="default" loading={isLoading} onClick={onLoad}>
          {t('businesses.conflict.load')}
        </Button>
      </Group>
    </Alert>
  );
}
