import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Sets the title of the browser's tab. Gives a ref for the page's heading, which takes `tabIndex={-1}`: where the page
 * takes the place of another one, and what had the focus is gone, the heading gets it, so that it is read out.
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  // The router's key of a page that was opened by its address.
  const isFirst = useLocation().key === 'default';
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the page is shown.
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body) heading.current?.focus();
  }, []);

  return heading;
}
