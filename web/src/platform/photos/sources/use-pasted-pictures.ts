import { useEffect, useRef } from 'react';
import { mayBePicture } from './accepted-files.ts';

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Calls `onPaste` with pictures pasted anywhere on the page. Text pasted into a field stays text. */
export function usePastedPictures(onPaste: (files: readonly File[]) => void): void {
  const latest = useRef(onPaste);
  latest.current = onPaste;

  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])].filter(mayBePicture);
      if (files.length === 0) return;
      // Office programs copy text together with a picture of it.
      if (isTextField(event.target) && clipboardData?.types.includes('text/plain')) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}
