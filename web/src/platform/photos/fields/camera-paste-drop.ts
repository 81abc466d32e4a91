import { useEffect, useRef, useState } from 'react';

/** Whether the browser has a camera and may ask for it; false until known. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    let isMounted = true;
    // Browsers have no media devices outside of secure contexts.
    void navigator.mediaDevices?.enumerateDevices().then(
      (devices) => isMounted && setHasCamera(devices.some(({ kind }) => kind === 'videoinput')),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return hasCamera;
}

/** Returns whether a file may be a picture, by its type. */
const mayBePicture = ({ type }: Blob): boolean => type.startsWith('image/');

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

/** A browser leaves the page for a dropped file, unless a drop area has accepted it. */
function refuse(event: DragEvent): void {
  const { dataTransfer, defaultPrevented } = event;
  if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

/** Keeps the browser on the page when a file is dropped outside a drop area. */
export function useStrayDrops(): void {
  useEffect(() => {
    document.addEventListener('dragover', refuse);
    document.addEventListener('drop', refuse);
    return () => {
      document.removeEventListener('dragover', refuse);
      document.removeEventListener('drop', refuse);
    };
  }, []);
}
