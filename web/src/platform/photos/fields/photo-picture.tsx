import { Loader, type MantineSpacing, Progress, Text } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { variantOf } from '#contract/media/image-variants.ts';
import type { FormPhoto, PhotoState } from '../sending/form-photo.ts';
import classes from './photo-picture.module.css';
import '@mantine/core/styles/Progress.layer.css';
import { useTranslation } from 'react-i18next';

interface PhotoPictureProps {
  readonly state: PhotoState;
  /** Whether nothing is in progress for it. */
  readonly isIdle: boolean;
  readonly alt: string;
  readonly className?: string | undefined;
}

/** A photo of a form: the local picture, or the server's image if this page did not send it. */
export function PhotoPicture({ state, isIdle, alt, className = '' }: PhotoPictureProps) {
  const { preview, image, phase } = state;
  const [failedUrl, setFailedUrl] = useState<string>();
  const url =
    preview ?? (image?.status === 'ready' ? variantOf(image.url, 320, 'webp') : undefined);
  return (
    <div className={`${classes['frame']} ${className}`}>
      {url && url !== failedUrl ? (
        <img
          className={classes['picture']}
          src={url}
          alt={alt}
          decoding="async"
          // The images of a suspended business are not served.
          onError={() => setFailedUrl(url)}
        />
      ) : phase === 'waiting' && !isIdle ? (
        <Loader size="sm" role="img" aria-label={alt} />
      ) : (
        <IconPhoto size={32} role="img" aria-label={alt} />
      )}
    </div>
  );
}

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
