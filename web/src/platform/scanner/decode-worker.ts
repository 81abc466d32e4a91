import { decodeFrame } from './decode-frame.ts';
import type { Frame } from './frame.ts';

self.onmessage = async ({ data }: MessageEvent<Frame>) => {
  const { width, height } = data;
  self.postMessage(await decodeFrame({ width, height, data: data.data }));
};
