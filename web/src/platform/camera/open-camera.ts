import type { CameraFailure } from './camera-failure.ts';
import { failureAfterEnd } from './camera-failure.ts';

/** Wanted size of the picture in pixels, width first in landscape. A camera takes the nearest that it has. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Opens the rear camera, or the only one. Rejects as `getUserMedia` does, also in browsers without cameras. */
export async function openCamera({ width, height }: PictureSize): Promise<MediaStream> {
  // Absent in pages without TLS and in some browsers inside other apps.
  if (!('mediaDevices' in navigator)) throw new DOMException('No cameras here', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: width },
      height: { ideal: height },
    },
  });
}

/** Turns the camera off. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** Calls `end` when the camera is unplugged or taken away; `closeCamera` does not cause this event. */
export function onEnd(stream: MediaStream, end: (failure: CameraFailure) => void): void {
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', async () => end(await failureAfterEnd()));
  }
}
