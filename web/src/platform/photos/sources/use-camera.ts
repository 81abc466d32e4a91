import { type RefObject, useEffect, useRef, useState } from 'react';

export type CameraFailure = 'DENIED' | 'NONE' | 'BUSY';

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

interface Camera {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** Whether the element shows the camera's picture, after its `onPlaying`. */
  readonly isReady: boolean;
  readonly onPlaying: () => void;
  readonly failure: CameraFailure | undefined;
  readonly fail: (failure: CameraFailure) => void;
  readonly retry: () => void;
}

/** Shows the (rear) camera in a video element while `isOn`; off when hidden, unmounted or failed. */
export function useCamera(isOn: boolean): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<CameraFailure>();
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
