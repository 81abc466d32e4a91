import { useCallback, useEffect, useState } from 'react';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';

export type QrCodeState = 'loading' | 'loaded' | 'failed';

/** Loads the code that draws QR codes; `retry` loads it again after a failure. */
export function useQrCode() {
  const [state, setState] = useState<QrCodeState>('loading');
  const load = useCallback(() => {
    setState('loading');
    QrCode.load().then(
      () => setState('loaded'),
      () => setState('failed'),
    );
  }, []);
  useEffect(load, [load]);
  return { state, retry: load };
}
