import { SegmentedControl } from '@mantine/core';
import classes from './filter-tabs.module.css';

interface FilterTabsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly data: readonly { readonly value: V; readonly label: string }[];
}

/** Chooses the shown part of a list, such as the entries with a status. */
export function FilterTabs<V extends string>({ label, data, ...props }: FilterTabsProps<V>) {
  return (
    <div className={classes['scroller']}>
      <SegmentedControl aria-label={label} data={[...data]} size="md" {...props} />
    </div>
  );
}
