import { createFrameDecoder } from './decode-frame.ts';
import type { Frame } from './frame.ts';

const decodeFrame = createFrameDecoder();

// The page hears of a mistake by `reportError`, not by a promise.
self.onmessage = ({ data }: MessageEvent<Frame>) =>
  void decodeFrame(data).then((texts) => self.postMessage(texts), reportError);
