import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import type { DropAreaProps } from './drop-area.tsx';
import classes from './photo-drop-area.module.css';

const DropArea = partOnDemand(() => import('./drop-area.tsx'));

/** A box that accepts dropped files, once its code is loaded. */
export function PhotoDropArea({ onDrop, children }: DropAreaProps) {
  return (
    <DropArea onDrop={onDrop} fallback={<div className={classes['box']}>{children}</div>}>
      {children}
    </DropArea>
  );
}
