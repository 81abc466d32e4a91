import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, or shown as it would be. Rendered at once: the browser takes the page as soon as it
 * has said so.
 */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const medium = matchMedia('print');
    const show = (isNow: boolean) => flushSync(() => setIsPrinting(isNow));
    const begin = () => show(true);
    const end = () => show(false);
    const follow = ({ matches }: MediaQueryListEvent) => show(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    medium.addEventListener('change', follow);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      medium.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
