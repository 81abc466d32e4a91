import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';

/** The filters above a list. */
export function FilterBar({ children }: { readonly children: ReactNode }) {
  return <div className={classes['root']}>{children}</div>;
}
