import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './filter-tabs.module.css';

interface FilterTabsProps<V extends string> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly data: readonly { readonly value: V; readonly label: string }[];
}

/** Scrolls a list of tabs sideways, as far as the chosen tab is out of view. The page does not scroll. */
function showChosen(scroller: HTMLElement): void {
  const chosen = scroller.querySelector('label[data-active]');
  if (!chosen) return;
  const [tab, view] = [chosen.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (tab.right > view.right) scroller.scrollLeft += tab.right - view.right;
  else if (tab.left < view.left) scroller.scrollLeft -= view.left - tab.left;
}

/** Chooses the shown part of a list, such as the entries with a status. */
export function FilterTabs<V extends string>({ label, data, value, ...props }: FilterTabsProps<V>) {
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may be out of view.
  useEffect(() => {
    if (scroller.current) showChosen(scroller.current);
  }, [value]);
  return (
    <div ref={scroller} className={classes['scroller']}>
      <SegmentedControl
        aria-label={label}
        data={[...data]}
        size="md"
        value={value}
        classNames={{ control: classes['control'] ?? '', label: classes['label'] ?? '' }}
        {...props}
      />
    </div>
  );
}
