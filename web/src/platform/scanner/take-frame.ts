import type { Frame } from './frame.ts';

/** Longest side (px) of a decoded frame. Larger frames only take longer. */
const longestSide = 1280;

const canvas = { current: undefined as HTMLCanvasElement | undefined };

/** Returns the shown frame of a video, scaled down if it is large. Throws if the browser cannot draw it. */
export function takeFrame(video: HTMLVideoElement): Frame {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight));
  canvas.current ??= document.createElement('canvas');
  const { current } = canvas;
  current.width = Math.round(videoWidth * scale);
  current.height = Math.round(videoHeight * scale);
  const context = current.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser cannot draw the frame');
  context.drawImage(video, 0, 0, current.width, current.height);
  return context.getImageData(0, 0, current.width, current.height);
}
