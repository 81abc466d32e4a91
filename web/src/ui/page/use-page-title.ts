import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Sets the tab's title. Returns a ref for the heading (`tabIndex={-1}`), which gets the focus after a page change. */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // The router's key of a page that was opened by its address.
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is shown.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) {
      // The place on the page is kept by its own rule.
      heading.current?.focus({ preventScroll: true });
    }
  }, []);

  return heading;
}
