import { useEffect } from 'react';
import type { Settings } from './settings.ts';
import { allowSound, giveSignal, type Signal } from './signals.ts';

/** Returns the function that gives a signal. The first tap or key on the page makes sounds possible. */
export function useSignals(settings: Settings): (signal: Signal) => void {
  const { hasSound } = settings;
  useEffect(() => {
    if (!hasSound) return;
    const events = ['pointerdown', 'keydown'] as const;
    for (const name of events) document.addEventListener(name, allowSound, true);
    return () => {
      for (const name of events) document.removeEventListener(name, allowSound, true);
    };
  }, [hasSound]);
  return (signal) => giveSignal(signal, settings);
}
