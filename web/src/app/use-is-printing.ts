import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether the page is being printed. Renders synchronously, because the browser prints right after the event. */
export function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    const medium = matchMedia('print');
    const show = (isNow: boolean) => flushSync(() => setIsPrinting(isNow));
    const begin = () => show(true);
    const end = () => show(false);
    const update = ({ matches }: MediaQueryListEvent) => show(matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    medium.addEventListener('change', update);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      medium.removeEventListener('change', update);
    };
  }, []);
  return isPrinting;
}
