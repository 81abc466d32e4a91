import { type MantineSpacing, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from 'react-i18next';
import type { FormPhoto } from '../state/form-photo.ts';
import type { PhotoState } from '../state/photo-state.ts';

interface PhotoStatusProps {
  readonly photo: FormPhoto;
  readonly state: PhotoState;
  readonly inset?: MantineSpacing;
}

/** The progress of a photo, or its problem and how to solve it. */
export function PhotoStatus({
  photo: { problem },
  state: { phase, sent, retryTime },
  inset = 0,
}: PhotoStatusProps) {
  const { t, i18n } = useTranslation();
  if (problem) {
    const time =
      problem === 'TOO_MANY' &&
      retryTime !== undefined &&
      new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(retryTime);
    return (
      <Text size="sm" c="var(--mantine-color-error)" px={inset} py={6}>
        {time ? t('photos.tooManyUntil', { time }) : t(`photos.problems.${problem}`)}
      </Text>
    );
  }
  if (phase === 'ready') return null;
  return (
    <div>
      {phase === 'sending' && (
        <Progress value={sent * 100} radius={0} aria-label={t('photos.sending')} />
      )}
      <Text size="xs" c="dimmed" px={inset} py={6}>
        {t(`photos.phases.${phase}`)}
      </Text>
    </div>
  );
}
