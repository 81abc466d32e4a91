import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { FormDraft } from './use-draft.ts';

interface DraftNoticeProps {
  readonly draft: FormDraft;
  /** Before the form is emptied. */
  readonly onStartOver: () => void;
}

/** Says that a form shows input of before, and offers to start over. */
export function DraftNotice({ draft, onStartOver }: DraftNoticeProps) {
  const { t } = useTranslation();
  const startOver = () => {
    onStartOver();
    draft.startOver();
  };
  if (!draft.isRestored) return null;
  return (
    <Alert color="blue" variant="light" role="status" py="xs">
      <Group justify="space-between" gap="xs">
        <Text size="sm" flex="1 1 14rem">
          {t('draft.restored')}
        </Text>
        <Button size="compact-md" variant="subtle" onClick={startOver}>
          {t('draft.startOver')}
        </Button>
      </Group>
    </Alert>
  );
}
