import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import { printPage } from '../../print-page.ts';

/** What comes before printing by the browser's own menu or keys. */
const signs = ['mousemove', 'keydown', 'beforeprint'];

/**
 * Prints the page with its QR code; without it where it does not load. Its code is loaded at the first sign of use,
 * because the browser's own printing does not wait, and open flyers should not load it.
 */
export function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const load = () =>
    QrCode.load().then(
      () => flushSync(() => setHasCode(true)),
      () => undefined,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens once, and `load` does not depend on the render.
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, load, { once: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, load);
    };
  }, []);

  const print = async () => {
    setIsPrinting(true);
    await load();
    await printPage();
    setIsPrinting(false);
  };
  return { print, isPrinting, hasCode };
}
