import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { useCamera } from '#web/platform/camera/camera.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './camera-modal.module.css';

/** Large, since the photo may be cropped. */
const photoSize = { width: 2560, height: 1920 };

/** High, since preparing the photo for upload compresses it again. */
const quality = 0.95;

/** Returns the current frame of a video as a JPEG in full size. Rejects if the browser cannot make it. */
async function takeFrame(video: HTMLVideoElement): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const context = canvas.getContext('2d');
  context?.drawImage(video, 0, 0);
  const photo = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  // Frees its memory.
  canvas.width = 0;
  canvas.height = 0;
  if (!context || !photo) throw new Error('The camera gave no picture');
  return photo;
}

interface CameraModalProps {
  readonly isFullScreen: boolean;
  readonly onPhoto: (photo: Blob) => void;
  /** Chooses a file instead. */
  readonly onChooseFile: () => void;
  readonly onClose: () => void;
}

/** Takes a photo with the camera: shows the live picture, then the photo, which can be retaken. */
export default function CameraModal({
  isFullScreen,
  onPhoto,
  onChooseFile,
  onClose,
}: CameraModalProps) {
  const { t } = useTranslation();
  const [taken, setTaken] = useState<Blob>();
  const url = useObjectUrl(taken);
  const { video, element, isReady, failure, fail, retry } = useCamera(
    taken === undefined,
    photoSize,
  );
  /** The button for the next step. */
  const main = useRef<HTMLButtonElement>(null);

  // Each step replaces the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step
  useEffect(() => main.current?.focus(), [taken, isReady, failure]);

  const take = async () => {
    if (!element) return;
    try {
      setTaken(await takeFrame(element));
    } catch {
      fail('BUSY');
    }
  };

  return (
    <Dialog onClose={onClose} title={t('photos.camera.title')} fullScreen={isFullScreen} size="lg">
      {failure ? (
        <Stack>
          <Alert color="yellow" variant="light" role="alert">
            {t(`photos.camera.${failure}`)}
          </Alert>
          <Group>
            <Button variant="default" flex="1 1 auto" onClick={retry}>
              {t('photos.retry')}
            </Button>
            <Button ref={main} flex="1 1 auto" onClick={onChooseFile}>
              {t('photos.chooseInstead')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <Stack>
          {taken ? (
            <img className={classes['picture']} src={url} alt={t('photos.camera.taken')} />
          ) : (
            <video
              ref={video}
              className={classes['picture']}
              aria-label={t('photos.camera.live')}
              autoPlay
              playsInline
              muted
            />
          )}
          {taken ? (
            <Group>
              <Button variant="default" flex="1 1 auto" onClick={() => setTaken(undefined)}>
                {t('photos.camera.retake')}
              </Button>
              <Button ref={main} flex="1 1 auto" onClick={() => onPhoto(taken)}>
                {t('photos.camera.use')}
              </Button>
            </Group>
          ) : (
            <Button
              ref={main}
              leftSection={<IconCamera size={20} aria-hidden="true" />}
              onClick={take}
              disabled={!isReady}
            >
              {t('photos.camera.take')}
            </Button>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
