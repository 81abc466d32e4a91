import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './camera-modal.module.css';
import { takeFrame } from './take-frame.ts';
import { useCamera } from './use-camera.ts';
import { useObjectUrl } from './use-object-url.ts';

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
  const { video, isReady, onPlaying, failure, fail, retry } = useCamera(taken === undefined);
  /** The button for the next step. */
  const main = useRef<HTMLButtonElement>(null);

  // Each step replaces the button that had the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs at each step
  useEffect(() => main.current?.focus(), [taken, isReady, failure]);

  const take = async () => {
    if (!video.current) return;
    try {
      setTaken(await takeFrame(video.current));
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
              onPlaying={onPlaying}
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
