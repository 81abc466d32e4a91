import { findDetector } from './barcode-detector.ts';
import { startDecoder } from './decoder.ts';
import { takeFrame } from './take-frame.ts';

/** Reads the QR codes of one frame after the other. */
export interface CodeReader {
  /** Returns the texts of the codes in the shown frame. Rejects if this browser cannot read codes now. */
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
}

/**
 * Creates a reader. The browser's own detector comes first; a frame without a result goes to the decoder, which also
 * reads codes in light on dark and in mirrors.
 */
export function createReader(): CodeReader {
  const decoder = startDecoder();
  let detector = findDetector();
  return {
    read: async (video) => {
      try {
        const found = await (await detector)?.detect(video);
        if (found && found.length > 0) return found.map(({ rawValue }) => rawValue);
      } catch {
        // Android without Google's services has a detector that always fails.
        detector = Promise.resolve(undefined);
      }
      return decoder.decode(takeFrame(video));
    },
    close: decoder.close,
  };
}
