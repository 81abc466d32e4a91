import type { ReactNode } from 'react';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import classes from './photo-drop-area.module.css';

const DropArea = partOnDemand(() => import('./drop-area.tsx'));

interface PhotoDropAreaProps {
  readonly onDrop: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A box that accepts dropped files, once its code is loaded. */
export function PhotoDropArea({ onDrop, children }: PhotoDropAreaProps) {
  return (
    <DropArea onDrop={onDrop} fallback={<div className={classes['box']}>{children}</div>}>
      {children}
    </DropArea>
  );
}
