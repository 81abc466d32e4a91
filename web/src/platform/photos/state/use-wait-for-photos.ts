import { useEffect, useRef, useState } from 'react';
import { countProblems, type FormPhotos, isUnderWay } from './form-photo.ts';

interface WaitForPhotos {
  /** Waits for photos that are being sent. Resolves with whether to send the form. */
  readonly waitForPhotos: () => Promise<boolean>;
  readonly stopWaiting: () => void;
  readonly isBlocked: boolean;
  /** Says that photos with problems prevent sending the form, and moves the focus to the first one. */
  readonly block: () => void;
}

/** Lets a form wait until each of its photos is uploaded, marked with a problem or removed. */
export function useWaitForPhotos(value: FormPhotos): WaitForPhotos {
  const latest = useRef(value);
  latest.current = value;
  const waiting = useRef(new Set<(maySend: boolean) => void>());
  /** How often sending was prevented since there were last no problems; each time, the focus moves. */
  const [blocks, setBlocks] = useState(0);

  const end = (maySend: boolean) => {
    for (const resolve of waiting.current) resolve(maySend);
    waiting.current.clear();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the photos matter
  useEffect(() => {
    if (!isUnderWay(value)) end(true);
    if (countProblems(value) === 0) setBlocks(0);
  }, [value]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is left is not sent
  useEffect(() => () => end(false), []);

  // The marked photo is rendered by then.
  useEffect(() => {
    if (blocks === 0) return;
    document
      .querySelector<HTMLElement>('[data-path="photos"] [data-problem] button:not(:disabled)')
      ?.focus();
  }, [blocks]);

  const block = () => setBlocks((before) => before + 1);

  const waitForPhotos = async () => {
    if (isUnderWay(latest.current)) {
      const maySend = await new Promise<boolean>((resolve) => {
        waiting.current.add(resolve);
      });
      if (!maySend) return false;
    }
    if (countProblems(latest.current) === 0) return true;
    block();
    return false;
  };

  return { waitForPhotos, stopWaiting: () => end(false), isBlocked: blocks > 0, block };
}
