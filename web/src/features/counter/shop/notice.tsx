import type { ReactNode } from 'react';
import classes from '../counter.module.css';

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** What the counter says before it has a shop. */
export function Notice({ title, children }: NoticeProps) {
  return (
    <div className={classes['notice']}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
