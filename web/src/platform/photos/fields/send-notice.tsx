import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countProblems, isUnderWay } from '../state/form-photo.ts';
import type { Photos } from '../state/use-photos.ts';

interface SendNoticeProps {
  readonly photos: Photos;
  /** Whether the form is being sent. */
  readonly isSending: boolean;
}

/** Beside the button of a form: says what it waits for, or which photos keep it from being sent. */
export function SendNotice({ photos, isSending }: SendNoticeProps) {
  const { t } = useTranslation();
  const problems = countProblems(photos.value);
  const isWaiting = isSending && isUnderWay(photos.value);
  return (
    <>
      {/* Always there, so that its text is announced; empty it takes no gap of the form. */}
      <Group gap="xs" role="status" mt={isWaiting ? 0 : 'calc(-1 * var(--stack-gap))'}>
        {isWaiting && (
          <>
            <Text size="sm" flex="1 1 14rem">
              {t('photos.stillSending')}
            </Text>
            <Button size="compact-md" variant="subtle" onClick={photos.stopWaiting}>
              {t('common.cancel')}
            </Button>
          </>
        )}
      </Group>
      {photos.isBlocked && problems > 0 && !isSending && (
        <Alert color="red" variant="light" role="alert">
          {t('photos.notSent', { count: problems })}
        </Alert>
      )}
    </>
  );
}
