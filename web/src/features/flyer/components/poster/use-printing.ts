import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import { printPage } from '../../print-page.ts';

/** Events before the user prints with the browser's own menu or keys. */
const signs = ['mousemove', 'keydown', 'beforeprint'];

/**
 * Prints the page with its QR code; without it if its code fails to load. The code loads at the first sign of use: the
 * browser's own printing does not wait, and a flyer should not load it earlier.
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
