import { useEffect, useRef, useState } from 'react';
import { type CameraFailure, failureOf } from './camera-failure.ts';
import { closeCamera, onEnd, openCamera, type PictureSize } from './open-camera.ts';
import { useTorch } from './torch.ts';
import { usePageVisible } from './use-page-visible.ts';

/**
 * Shows the (rear) camera in a video element while `isOn`; off when hidden, unmounted or failed. The element is in the
 * page whenever `isOn` without a failure, with `autoPlay playsInline muted`.
 */
export function useCamera(isOn: boolean, { width, height }: PictureSize) {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
  /** Whether the element shows the camera's picture. */
  const [isReady, setIsReady] = useState(false);
  const { torch, take: takeTorch } = useTorch();
  const isRunning = usePageVisible() && isOn && failure === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `takeTorch` only sets state
  useEffect(() => {
    if (!isRunning) return;
    let stream: MediaStream | undefined;
    let element: HTMLVideoElement | null = null;
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
        // A dialog puts the element into the page later than this effect runs.
        element = video.current;
        if (!element) return;
        element.addEventListener('playing', show);
        element.srcObject = opened;
      } catch (error) {
        if (!isStopped) setFailure(failureOf(error));
      }
    };
    void start();
    return () => {
      isStopped = true;
      setIsReady(false);
      takeTorch(undefined);
      if (stream) closeCamera(stream);
      if (!element) return;
      element.removeEventListener('playing', show);
      element.srcObject = null;
    };
  }, [isRunning, width, height]);

  return {
    video,
    isRunning,
    isReady,
    torch,
    failure,
    fail: setFailure,
    retry: () => setFailure(undefined),
  };
}
