import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

/** The filters of a list, above it. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={classes['root']}>{children}</div>;
}
