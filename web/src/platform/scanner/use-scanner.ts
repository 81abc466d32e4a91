import { type RefCallback, useEffect, useRef, useState } from 'react';
import { type CameraFailure, type Torch, useCamera } from '#web/platform/camera/camera.ts';
import { type CodeReader, createReader } from './code-reader.ts';
import { watchCodes } from './seen-codes.ts';

/** Why nothing is read: a reason of the camera, or the code that reads did not load. */
export type ScannerFailure = CameraFailure | 'NO_READER';

interface Scan {
  /** Whether the camera runs. A hidden page turns it off until the page is visible again. */
  readonly isOn: boolean;
  /** Gets the text of a code. The same text comes again only after it was out of view for two seconds. */
  readonly onCode: (text: string) => void;
  /** Two different codes are in view; none of them is given. */
  readonly onSeveral: () => void;
}

interface Scanner {
  /** For the `ref` of a `<video autoPlay playsInline muted>`. */
  readonly video: RefCallback<HTMLVideoElement>;
  readonly failure?: ScannerFailure | undefined;
  /** Whether the element shows the camera's picture. */
  readonly isReady: boolean;
  /** Undefined for a camera without light. */
  readonly torch?: Torch | undefined;
  /** Tries again after a failure. */
  readonly retry: () => void;
}

/** Enough for the smallest modules of a voucher, which needs 61 in a row. */
const frameSize = { width: 1280, height: 720 };

/** Pause (ms) between frames, which leaves time to the page. */
const pause = 50;

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, pause));

/** `HTMLMediaElement.HAVE_CURRENT_DATA`. */
const hasPicture = 2;

/** Reads QR codes with the rear camera. */
export function useScanner({ isOn, onCode, onSeveral }: Scan): Scanner {
  const [isBroken, setIsBroken] = useState(false);
  const { video, element, failure, isReady, isRunning, torch, retry } = useCamera(
    isOn && !isBroken,
    frameSize,
  );
  const on = useRef({ onCode, onSeveral });
  useEffect(() => {
    on.current = { onCode, onSeveral };
  });
  const [watch] = useState(() =>
    watchCodes({
      onCode: (text) => on.current.onCode(text),
      onSeveral: () => on.current.onSeveral(),
    }),
  );

  useEffect(() => {
    if (!isRunning || !element) return;
    let isStopped = false;
    const readFrames = async (reader: CodeReader) => {
      while (!isStopped) {
        if (element.readyState >= hasPicture && element.videoWidth > 0) {
          const texts = await reader.read(element);
          if (!isStopped) watch(texts, Date.now());
        }
        await wait();
      }
    };
    const reader = createReader();
    readFrames(reader).catch(() => !isStopped && setIsBroken(true));
    return () => {
      isStopped = true;
      reader.close();
    };
  }, [isRunning, element, watch]);

  return {
    video,
    failure: isBroken ? 'NO_READER' : failure,
    isReady,
    torch,
    retry: () => {
      setIsBroken(false);
      retry();
    },
  };
}
