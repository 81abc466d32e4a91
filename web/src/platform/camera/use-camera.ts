import { useEffect, useState } from 'react';
import { type CameraFailure, failureOf } from './camera-failure.ts';
import { closeCamera, onEnd, openCamera, type PictureSize } from './open-camera.ts';
import { useTorch } from './torch.ts';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Shows the (rear) camera in a video element while `isOn`; off when hidden, unmounted or failed. The element has
 * `autoPlay playsInline muted` and `ref={video}`; a dialog may put it into the page later.
 */
export function useCamera(isOn: boolean, { width, height }: PictureSize) {
  const [element, video] = useState<HTMLVideoElement | null>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  /** Whether the element shows the camera's picture. */
  const [isReady, setIsReady] = useState(false);
  const { torch, take: takeTorch } = useTorch();
  const isRunning = usePageVisible() && isOn && failure === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `takeTorch` only sets state
  useEffect(() => {
    if (!isRunning || !element) return;
    let stream: MediaStream | undefined;
    let isStopped = false;
    const show = () => {
      setIsReady(true);
      // Some cameras tell about their light only once they run.
      takeTorch(stream);
    };
    const start = async () => {
      try {
        const opened = await openCamera({ width, height });
        if (isStopped) return closeCamera(opened);
        stream = opened;
        onEnd(opened, (cause) => !isStopped && setFailure(cause));
        element.srcObject = opened;
      } catch (error) {
        if (!isStopped) setFailure(failureOf(error));
      }
    };
    element.addEventListener('playing', show);
    void start();
    return () => {
      isStopped = true;
      element.removeEventListener('playing', show);
      setIsReady(false);
      takeTorch(undefined);
      if (stream) closeCamera(stream);
      element.srcObject = null;
    };
  }, [isRunning, element, width, height]);

  return {
    video,
    element,
    isRunning,
    isReady,
    torch,
    failure,
    fail: setFailure,
    retry: () => setFailure(undefined),
  };
}
