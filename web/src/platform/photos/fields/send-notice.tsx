import { Alert, Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { countProblems, isUnderWay } from '../state/form-photo.ts';
import type { Photos } from '../state/use-photos.ts';

interface SendNoticeProps {
  readonly photos: Photos;
  readonly isSending: boolean;
}

/** Beside the button of a form: says that photos are still being sent, or which ones prevent sending. */
export function SendNotice({ photos, isSending }: SendNoticeProps) {
  const { t } = useTranslation();
  const problems = countProblems(photos.value);
  const isWaiting = isSending && isUnderWay(photos.value);
  return (
    <>
      {/* Always on the page, so that its text is announced; while empty, it takes no gap of the form. */}
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
