import '@mantine/core/styles/LoadingOverlay.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';

interface DropAreaProps {
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped on it; the buttons in it are for all others. Pasted files go to `usePastedPictures`. */
export default function DropArea({ onDrop, children }: DropAreaProps) {
  return (
    <Dropzone
      onDrop={() => {}}
      onDropAny={(accepted, rejected) => onDrop([...accepted, ...rejected.map(({ file }) => file)])}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      // Instead of the dropzone's own handling, which would add a pasted picture a second time.
      onPaste={() => {}}
    >
      {children}
    </Dropzone>
  );
}
