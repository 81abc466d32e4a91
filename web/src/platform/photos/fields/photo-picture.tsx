import { Loader } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { variantOf } from '#contract/media/image-variants.ts';
import type { PhotoState } from '../state/photo-state.ts';
import classes from './photo-picture.module.css';

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
