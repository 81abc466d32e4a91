import { useState } from 'react';
import { flushSync } from 'react-dom';
import { printPage } from '#web/ui/picture/print-page.ts';
import { QrCode } from '#web/ui/share/lazy-qr-code.ts';

/** Prints the page with its QR code, whose code is loaded then; without it where it does not load. */
export function usePrinting() {
  const [isPrinting, setIsPrinting] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const print = async () => {
    setIsPrinting(true);
    const isLoaded = await QrCode.load().then(
      () => true,
      () => false,
    );
    flushSync(() => setHasCode(isLoaded));
    await printPage();
    setIsPrinting(false);
  };
  return { print, isPrinting, hasCode };
}
