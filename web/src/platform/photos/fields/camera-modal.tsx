import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#web/ui/dialog.tsx';
import classes from './camera-modal.module.css';
import { useObjectUrl } from './use-object-url.ts';

type CameraFailure = 'DENIED' | 'NONE' | 'BUSY';

const wanted: MediaStreamConstraints = {
  audio: false,
  video: {
    facingMode: { ideal: 'environment' },
    width: { ideal: 2560 },
    height: { ideal: 1920 },
  },
};

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'DENIED';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'NONE' : 'BUSY';
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Calls `end` when the camera is unplugged or taken away; `stop` does not cause this event. */
function onEnd(stream: MediaStream, end: () => void): void {
  for (const track of stream.getTracks()) track.addEventListener('ended', end);
}

function useIsPageVisible(): boolean {
  const [isVisible, setIsVisible] = useState(!document.hidden);
  useEffect(() => {
    const update = () => setIsVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isVisible;
}

/** Shows the (rear) camera in a video element while `isOn`; off when hidden, unmounted or failed. */
function useCamera(isOn: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  /** Whether the element shows the camera's picture, after its `onPlaying`. */
  const [isReady, setIsReady] = useState(false);
  const isRunning = useIsPageVisible() && isOn && failure === undefined;

  useEffect(() => {
    if (!isRunning) return;
    let stream: MediaStream | undefined;
    let isStopped = false;
    const start = async () => {
      try {
        const opened = await navigator.mediaDevices.getUserMedia(wanted);
        if (isStopped) return stop(opened);
        stream = opened;
        onEnd(opened, () => setFailure('BUSY'));
        if (video.current) video.current.srcObject = opened;
      } catch (error) {
        if (!isStopped) setFailure(failureOf(error));
      }
    };
    void start();
    return () => {
      isStopped = true;
      setIsReady(false);
      if (stream) stop(stream);
    };
  }, [isRunning]);

  return {
    video,
    isReady,
    onPlaying: () => setIsReady(true),
    failure,
    fail: setFailure,
    retry: () => setFailure(undefined),
  };
}

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
