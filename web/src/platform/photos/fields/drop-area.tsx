import '@mantine/core/styles/LoadingOverlay.layer.css';
import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import type { ReactNode } from 'react';

export interface DropAreaProps {
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Accepts dropped files around its buttons. `usePastedPictures` handles pasted files. */
export default function DropArea({ onDrop, children }: DropAreaProps) {
  return (
    <Dropzone
      onDrop={() => {}}
      onDropAny={(accepted, rejected) => onDrop([...accepted, ...rejected.map(({ file }) => file)])}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      // Replaces the dropzone's own handling, which would add a pasted picture twice.
      onPaste={() => {}}
    >
      {children}
    </Dropzone>
  );
}
